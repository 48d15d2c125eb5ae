"""What a situation of Paper Bowl is worth."""
