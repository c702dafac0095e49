"""How pip builds it: setuptools, which is given what this machine lacks for the pages and for the engine."""

from __future__ import annotations

from collections.abc import Mapping

from setuptools import build_meta

from tools import toolchain

Settings = Mapping[str, str | list[str] | None] | None

build_sdist = build_meta.build_sdist
build_wheel = build_meta.build_wheel
build_editable = build_meta.build_editable
prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable


# setuptools would find out what it needs by running setup.py, which needs the very things that are asked for here.
def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return []


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*toolchain.needed_for_pages(), *toolchain.needed_for_engine()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return toolchain.needed_for_engine()
