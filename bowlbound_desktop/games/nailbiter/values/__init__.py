"""What a situation of Nailbiter is worth."""
