"""The sub-commands of ``warlords``, a module each."""
