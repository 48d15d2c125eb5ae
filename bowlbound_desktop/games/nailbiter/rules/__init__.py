"""The rules of Nailbiter; they import the kernel only."""
