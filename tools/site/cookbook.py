"""The cookbook: notebooks that are kept as plain Python, carried out here, and shown with what came of it."""

from __future__ import annotations

import os
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import jupytext
from nbclient import NotebookClient
from nbconvert import MarkdownExporter
from traitlets.config import Config

PATIENCE = 120  # seconds for one cell; with LUDOTHEQUE_DOCS=full nobody hurries


def pages(folder: Path) -> dict[str, str | bytes]:
    """Every notebook of a folder as a page, with its pictures, by its place on the site."""
    found: dict[str, str | bytes] = {}
    notebooks = sorted(folder.glob("*.py"))
    with ThreadPoolExecutor(2) as pool:
        for file, (text, pictures) in zip(notebooks, pool.map(shown, notebooks), strict=True):
            found[f"cookbook/{file.stem}.md"] = text
            found |= {f"cookbook/{name}": picture for name, picture in pictures.items()}
    return found


def carried_out(file: Path) -> Any:
    """A notebook with the output of all its cells; what goes wrong in a cell is raised."""
    notebook = jupytext.read(file)
    patience = None if os.environ.get("LUDOTHEQUE_DOCS") == "full" else PATIENCE
    where = {"metadata": {"path": str(file.parent)}}
    with tempfile.TemporaryDirectory() as folder:  # of the sockets: what is said to a kernel goes over no network
        sockets = Config(KernelManager={"transport": "ipc", "ip": f"{folder}/kernel"})
        client = NotebookClient(notebook, kernel_name="python3", timeout=patience, resources=where, config=sockets)
        client.execute()
    return notebook


def shown(file: Path) -> tuple[str, dict[str, bytes]]:
    """A notebook as Markdown, and its pictures."""
    notebook = carried_out(file)
    exporter: Any = MarkdownExporter
    text, resources = exporter().from_notebook_node(
        notebook, {"output_files_dir": f"{file.stem}_files", "unique_key": file.stem}
    )
    return text, dict(resources["outputs"])
