"""Generator of companion conversations."""
