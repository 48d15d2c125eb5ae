"""The guided drive on the real table: marks and words (`marks`, `bubble`), and what comes when (`guide`)."""
