"""The field: a scene drawn to scale, its view, and the animation of plays."""
