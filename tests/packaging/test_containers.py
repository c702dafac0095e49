"""The house in containers: no engine runs them here, so what they say is read, and their command is carried out."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

from tests.table import postgres
from tests.table.house import Server, asked_among

ROOT = Path(__file__).parents[2]


def composed() -> dict[str, Any]:
    services: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    return services


def test_the_table_waits_for_a_healthy_database_that_it_names() -> None:
    table, database = composed()["table"], composed()["database"]
    assert table["depends_on"] == {"database": {"condition": "service_healthy"}} and "healthcheck" in database
    address = re.fullmatch(
        r"postgresql://(\w+):\$\{GAMES_PASSWORD:-games\}@database/(\w+)", table["environment"]["LUDOTHEQUE_DATABASE"]
    )
    assert address and address.groups() == (
        database["environment"]["POSTGRES_USER"],
        database["environment"]["POSTGRES_DB"],
    )


def test_what_the_image_installs_are_extras_of_the_project() -> None:
    import tomllib

    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for named in re.findall(r"\[([a-z,]+)\]\"", (ROOT / "Dockerfile").read_text("utf-8")):
        assert set(named.split(",")) <= set(extras)


def test_the_command_of_the_container_serves(tmp_path: Path) -> None:
    command = composed()["table"]["command"]
    assert command[:2] == ["ludotheque", "serve"]
    wishes = tuple(command[command.index("--processes") :])
    server = Server(tmp_path, url=postgres.fresh_database(), wishes=wishes)
    try:
        assert asked_among(*server.table_of_two()).answer().status_code == 200
    finally:
        server.stop()


def test_the_database_is_asked_for_its_health_as_its_programs_understand() -> None:
    """The check of the container, carried out against a server of our own."""
    kind, line = composed()["database"]["healthcheck"]["test"]
    assert kind == "CMD-SHELL"
    path = {"PATH": f"{os.environ['PATH']}:{postgres.binaries()}"}

    def healthy(where: str) -> bool:
        asked = {**os.environ, **path, "PGHOST": where}
        return subprocess.run(line, shell=True, capture_output=True, env=asked).returncode == 0

    assert healthy(postgres.running()) and not healthy("/nowhere")


def test_what_compose_tells_the_table_are_settings_that_hosts_know() -> None:
    known = (ROOT / "docs/hosting.md").read_text("utf-8")
    for name in composed()["table"]["environment"]:
        assert f"| `{name}` |" in known, f"{name} is not told of in docs/hosting.md"
