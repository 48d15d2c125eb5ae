"""The gridiron: a scene drawn to scale, and its view."""
