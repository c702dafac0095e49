"""What is installed elsewhere plays and serves."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from tools import pythons, toolchain

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pure wheel of this checkout; make pythons does the same with the compiled one and with other Pythons."""
    folder = tmp_path_factory.mktemp("wheel")
    tree = pythons.copied(folder / "tree")
    installed = ROOT / "web/node_modules"
    if installed.is_dir():
        (tree / "web/node_modules").symlink_to(installed)
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "wheel", "--no-build-isolation"]
    own = {**os.environ, "LUDOTHEQUE_PURE": "1"}
    subprocess.run([*command, "--no-deps", "--wheel-dir", folder, tree], env=own, check=True)
    return next(folder.glob("*.whl"))


def test_the_pure_wheel_is_for_every_python_and_holds_the_pages(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    held = zipfile.ZipFile(wheel).namelist()
    for name in ("table/static/app.css", "table/static/table.js", "table/static/icons.svg", "py.typed", "_build.py"):
        assert f"ludotheque/{name}" in held
    assert any(name.startswith("ludotheque/table/static/fonts/") for name in held)
    written = [f"{name}.py" for name in ("env", *(f"versions/{file.stem}" for file in revision_files()))]
    assert {f"ludotheque/table/hall/migrations/{name}" for name in written} <= set(held)
    assert not [name for name in held if name.startswith(("tools/", "tests/", "web/")) or name.endswith(".so")]


def test_it_plays_checks_shows_rules_and_serves_in_an_environment_elsewhere(wheel: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "env"], check=True)
    inside = str(tmp_path / "env/bin/python")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "--python", inside, "install"]
    subprocess.run([*pip, "--no-deps", "--no-index", wheel], check=True)
    ask = [inside, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    site = Path(subprocess.run(ask, capture_output=True, text=True, check=True).stdout.strip())
    # the libraries it needs are borrowed from this environment: fetching them proves nothing about ours
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    (tmp_path / "elsewhere").mkdir()
    pythons.played_with([str(tmp_path / "env/bin/ludotheque")], tmp_path / "elsewhere")
    carried_out = (
        "from sqlalchemy import create_engine; from ludotheque.table.hall import migrations, revision;"
        f"assert str(migrations.FOLDER).startswith({str(site)!r});"
        "connection = create_engine('sqlite://').connect(); revision.carried_out(connection);"
        "assert revision.noted(connection) == migrations.revisions()[-1] and not revision.missing(connection)"
    )
    anyhow = {name: value for name, value in os.environ.items() if name != "LUDOTHEQUE_NATIVE"}
    subprocess.run([inside, "-c", carried_out], cwd=tmp_path / "elsewhere", env=anyhow, check=True)


def revision_files() -> list[Path]:
    found = list((ROOT / "src/ludotheque/table/hall/migrations/versions").glob("r*.py"))
    assert found
    return found


def test_without_node_and_without_built_pages_no_wheel_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toolchain, "WEB", tmp_path)
    monkeypatch.setattr(toolchain, "node_is_here", lambda: False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    (tmp_path / "package-lock.json").touch()
    with pytest.raises(SystemExit, match="Node 20 or later"):
        toolchain.build_client()
    monkeypatch.setattr(toolchain, "WEB", tmp_path / "missing")
    monkeypatch.setattr(toolchain, "CLIENT", tmp_path / "missing/app.css")
    with pytest.raises(SystemExit, match="web/ is missing"):
        toolchain.build_client()
