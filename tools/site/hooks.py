"""What MkDocs asks while it builds: the pages that are made, where each link leads, and the notebooks, carried out."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from tools.site import cookbook, made
from tools.site.links import ROOT, SOURCES, in_repository, leads, redirected, spaced

DOCS: Final = ROOT / "docs"
PAPERS: Final = {  # what lies outside docs/ and is a page all the same
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
    "CREDITS.md": "credits.md",
}
places: Final[dict[str, str]] = {}  # of the repository's files on the site
written: Final[dict[str, Path]] = {}  # where a page of the site lies in the repository


def on_config(config: Any) -> Any:
    """The rules and the decisions are listed as they lie in their folders."""
    for entry in config.nav:
        for title, below in entry.items():
            if below == "rules":
                entry[title] = made.rules_listed()
            elif below == "decisions":
                entry[title] = sorted(f"decisions/{file.name}" for file in (DOCS / "decisions").glob("*.md"))
                entry[title].sort(key=lambda name: (not name.endswith("README.md"), name))
    return config


def on_files(files: Files, config: Any) -> Files:
    """Add what is made, and what pages lead to."""
    for name, place in PAPERS.items():
        add(files, config, place, (ROOT / name).read_text("utf-8"), ROOT / name)
    for file in [each for each in files if each.src_uri not in PAPERS.values()]:
        written[file.src_uri] = DOCS / file.src_uri
        places[f"docs/{file.src_uri}"] = file.src_uri
    for place, (text, source) in made.pages().items():
        files.append(File.generated(config, place, content=text))
        places[source] = place  # a link to what it is made of leads to the page
    for place, content in cookbook.pages(DOCS / "cookbook").items():
        add(files, config, place, content, DOCS / Path(place).with_suffix(".py"))
    for page in [file for file in files.documentation_pages() if file.src_uri in written]:
        for target in leads(page.content_string):
            lead_out(files, config, in_repository(written[page.src_uri], target))
    return files


def add(files: Files, config: Any, place: str, content: str | bytes, source: Path) -> None:
    files.append(File.generated(config, place, content=content))
    if place.endswith(".md"):
        written[place] = source
        places[source.relative_to(ROOT).as_posix()] = place


def lead_out(files: Files, config: Any, name: str) -> None:
    """A file of the repository that a page leads to is laid down on the site as it is."""
    file = ROOT / name
    if name not in places and file.is_file():
        places[name] = f"{SOURCES}/{name}" if file.suffix != ".md" else f"{SOURCES}/{name}.txt"
        files.append(File.generated(config, places[name], content=file.read_bytes()))


def on_page_markdown(markdown: str, page: Page, config: Any, files: Files) -> str:
    source = written.get(page.file.src_uri)
    markdown = spaced(markdown)
    return markdown if source is None else redirected(markdown, source, page.file.src_uri, places)
