"""``python -m warlords_core.cli``: the command line without its script."""

import sys

from warlords_core.cli import main

sys.exit(main())
