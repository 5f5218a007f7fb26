"""The command line, run in this process."""
