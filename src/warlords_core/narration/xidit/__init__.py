"""The sentences of xidit."""
