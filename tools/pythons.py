"""`make pythons`: both wheels, built, installed in an empty environment and played with, by every Python found here."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LEAST = (3, 11)
ASK = "import json, sys; print(json.dumps(sys.version_info[:2]))"
PATIENCE = 120.0


def interpreters() -> dict[str, str]:
    """A Python for each version that is new enough: those on the path, and those of pyenv."""
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    named = [shutil.which(f"python3.{minor}") for minor in range(LEAST[1], 20)]
    found: dict[str, str] = {}
    for python in filter(None, [sys.executable, *named, *map(str, sorted(versions.glob("*/bin/python3")))]):
        asked = subprocess.run([python, "-c", ASK], capture_output=True, text=True, check=False)
        version = json.loads(asked.stdout) if asked.returncode == 0 else [0]
        if tuple(version) >= LEAST:
            found.setdefault(".".join(map(str, version)), python)
    return dict(sorted(found.items(), key=lambda one: int(one[0].partition(".")[2])))


def copied(folder: Path) -> Path:
    """The checkout as git knows it, and nothing that was built in it."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def played_with(ludotheque: Sequence[str], folder: Path, **environment: str) -> None:
    """What is installed plays, checks, shows its rules and serves, in a folder where nothing of the project lies."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("LUDOTHEQUE_", "PYTHONPATH"))}
    own.update(environment)

    def run(*arguments: str, said: str = "") -> str:
        done = subprocess.run(
            [*ludotheque, *arguments], cwd=folder, env=own, input=said, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"ludotheque {' '.join(arguments)}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    run("play", "loire", "--seed", "7", said="1\nsave evening.match\nquit\n")
    run("replay", "evening.match")
    run("check", "loire", "--matches", "3")
    assert "The tests are not installed here" in run("rules", "loire")
    served(ludotheque, folder, own)


def served(ludotheque: Sequence[str], folder: Path, environment: dict[str, str]) -> None:
    """The home page, the built style and script, and a match of somebody against the computer."""
    server = subprocess.Popen(
        [*ludotheque, "serve", "--port", "0"], cwd=folder, env=environment, stdout=subprocess.PIPE
    )
    try:
        assert server.stdout is not None
        home = server.stdout.readline().decode().split(": ")[1].strip()
        assert b"app.css" in fetched(home)
        assert fetched(f"{home}static/app.css") and fetched(f"{home}static/table.js")
        seats = [{"kind": "link", "name": "Ada"}, {"kind": "computer", "level": "easy"}]
        table = json.loads(fetched(f"{home}api/tables", {"game": "loire", "seats": seats}))
        assert b"<svg" in fetched(f"{home.rstrip('/')}{table['links'][0]['url']}")
    finally:
        server.terminate()
        server.wait(PATIENCE)


def fetched(url: str, body: object = None) -> bytes:
    asked = urllib.request.Request(url, headers={"Content-Type": "application/json"})
    content: bytes = urllib.request.urlopen(asked, json.dumps(body).encode() if body else None, PATIENCE).read()
    return content


def tried(python: str, pure: bool, folder: Path) -> str:
    """Build, install with everything it needs, and play; what the wheel is called."""
    environment = {**os.environ, "LUDOTHEQUE_PURE": "1"} if pure else {**os.environ, "LUDOTHEQUE_NATIVE": "1"}
    pip = [python, "-m", "pip", "--disable-pip-version-check", "-qq"]
    tree = copied(folder / "tree")
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", folder, tree], env=environment, check=True)
    wheel = next(folder.glob("*.whl"))
    subprocess.run([python, "-m", "venv", folder / "env"], check=True)
    inside = folder / "env/bin/python"
    subprocess.run([inside, "-m", "pip", "--disable-pip-version-check", "-qq", "install", wheel], check=True)
    (folder / "elsewhere").mkdir()
    demanded = {} if pure else {"LUDOTHEQUE_NATIVE": "1"}
    played_with([str(folder / "env/bin/ludotheque")], folder / "elsewhere", **demanded)
    return wheel.name


def main() -> int:
    for version, python in interpreters().items():
        for pure in (True, False):
            begun = time.monotonic()
            with tempfile.TemporaryDirectory() as folder:
                name = tried(python, pure, Path(folder))
            print(f"Python {version}: {name} plays and serves ({time.monotonic() - begun:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
