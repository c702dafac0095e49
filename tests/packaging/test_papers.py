"""What is said in several places of the project's papers is said alike."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import yaml  # type: ignore[import-untyped]

from ludotheque import __version__

ROOT = Path(__file__).parents[2]


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "version" not in project and "version" in project["dynamic"]
    for file in ("package.json", "package-lock.json"):
        assert "version" not in json.loads((ROOT / "web" / file).read_text("utf-8"))
    assert "version" not in yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))


def test_the_changelog_tells_of_this_version_and_of_what_is_not_released() -> None:
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased" and headings[1] == __version__


def test_the_citation_has_what_its_format_demands() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation["cff-version"] == "1.2.0"
    assert {"message", "title", "authors"} <= citation.keys() and citation["license"] == "MIT"


def test_pre_commit_checks_what_make_check_checks() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    recipe = re.search(r"^check:.*\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    assert recipe is not None
    commands = recipe[1].replace("$(TOOLCHAIN)", "$(BIN)/python -m tools.toolchain").replace("$(BIN)", ".venv/bin")
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))["repos"][0]["hooks"]
    assert [hook["entry"] for hook in hooks] == [line.strip() for line in commands.strip().splitlines()]


def test_the_client_can_be_installed_on_every_system_that_its_tools_know() -> None:
    """`npm ci` refuses a lock file that leaves out what a package brings for another system."""
    locked = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    for name, package in locked.items():
        for optional in package.get("optionalDependencies", {}):
            assert f"node_modules/{optional}" in locked, f"{name} brings {optional}"
