"""The sentences of kassen."""
