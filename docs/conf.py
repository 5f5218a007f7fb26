"""Sphinx configuration. Builds offline: no fonts, scripts or inventories are fetched."""

import sys
from importlib.metadata import version as installed_version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # for docs._ext

project = "Warlords Core"
author = "the Warlords Core contributors"
copyright = author
version = release = installed_version("warlords-core")
language = "en"

extensions = [
    "myst_parser",
    "autoapi.extension",
    "sphinx.ext.viewcode",
    "docs._ext.references",
    "docs._ext.generated",
    "docs._ext.languages",
]
exclude_patterns = ["_build", "_ext", "examples", "autoapi/index.rst"]

html_theme = "furo"
html_title = f"{project} {release}"
html_static_path = ["_static"]
html_css_files = ["pages.css"]
html_copy_source = False
html_show_sourcelink = False
pygments_style = "default"

myst_enable_extensions = ["colon_fence", "deflist", "attrs_inline"]
myst_heading_anchors = 3

# The library reference is read from the source without importing it.
autoapi_dirs = [str(ROOT / "src" / "warlords_core"), str(ROOT / "src" / "warlords_api")]
autoapi_root = "autoapi"
autoapi_keep_files = False
autoapi_add_toctree_entry = False
autoapi_member_order = "bysource"
autoapi_python_class_content = "class"
autoapi_options = ["members", "undoc-members", "show-inheritance", "show-module-summary"]
autoapi_ignore = ["*/cli/*"]


# Entries for every field would make each page carry the whole library in its navigation.
toc_object_entries = False

nitpicky = True
