"""Docstrings for the compiled engine: mypyc writes signatures into its C and leaves the sentences out.

They are put in beside the C that mypyc wrote, in a file of its own that changes only when they do: so a group that did
not change is not compiled again.
"""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator

SOURCE = "src/"
NATIVE = "__native_"
SIGNATURE = r'PyDoc_STR\("((?:[^"\\]|\\.)*)--\\n\\n"\)'
FUNCTION = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),\s*[A-Z_|\s]+,\s*){SIGNATURE}")
CLASS = re.compile(rf"(sizeof\((\w+)Object\),\s*\.tp_flags = [A-Z_|\s]+,\s*\.tp_doc = ){SIGNATURE}", re.IGNORECASE)
PROPERTY = re.compile(r"(\(getter\)(\w+)_get_(\w+),\s*[^,]+,\s*)NULL, NULL\}")
MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)NULL, /\* docstring \*/')


def documented(sources: list[str], modules: list[str]) -> list[str]:
    """The C sources of an extension, those that mypyc wrote exchanged for ones with the docstrings of these modules."""
    found: list[str] = []
    docs: dict[str, str] = {}
    for source in sources:
        folder, name = os.path.split(source)
        if name.startswith(NATIVE) and name.endswith(".c"):
            docs = docs or {key: doc for module in modules for key, doc in docs_of(module)}
            source = os.path.join(folder, name.replace(NATIVE, "__documented_", 1))
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                write(source, put_in(file.read(), docs))
        found.append(source)
    return found


def write(path: str, text: str) -> None:
    """Only where it differs, so that its age tells when it last changed."""
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            if file.read() == text:
                return
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def put_in(text: str, docs: dict[str, str]) -> str:
    def signed(found: re.Match[str]) -> str:
        return f'{found[1]}PyDoc_STR("{found[3]}--\\n\\n{quoted(docs.get(found[2], ""))}")'

    def named(found: re.Match[str]) -> str:
        doc = docs.get(f"{found[2]}___{found[3]}")
        return f'{found[1]}PyDoc_STR("{quoted(doc)}"), NULL}}' if doc else found[0]

    def of_module(found: re.Match[str]) -> str:
        doc = docs.get(found[2].replace(".", "___"))
        return f'{found[1]}PyDoc_STR("{quoted(doc)}"),' if doc else found[0]

    text = FUNCTION.sub(signed, CLASS.sub(signed, text))
    return MODULE.sub(of_module, PROPERTY.sub(named, text))


def docs_of(path: str) -> Iterator[tuple[str, str]]:
    """Every docstring of a module, by the name that mypyc gives its owner."""
    with open(path, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    name = path.removeprefix(SOURCE).removesuffix(".py").replace("/", "___")
    waiting: list[tuple[str, ast.Module | ast.ClassDef | ast.FunctionDef]] = [(name, tree)]
    while waiting:
        key, node = waiting.pop()
        if doc := ast.get_docstring(node):
            yield key, doc
        if not isinstance(node, ast.FunctionDef):
            inside = [each for each in node.body if isinstance(each, ast.ClassDef | ast.FunctionDef)]
            waiting += [(f"{key}___{each.name}", each) for each in inside]


def quoted(text: str) -> str:
    """A text as C writes it between quotation marks."""
    plain = {ord("\\"): "\\\\", ord('"'): '\\"', ord("\n"): "\\n"}
    return "".join(plain.get(byte) or (chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}") for byte in text.encode())
