"""Refuses code that obviously tries to leave the sandbox, before it runs.

This only spares learners a puzzling traceback. It is not a security boundary: code that passes this check is still
confined by the sandbox.
"""

import ast

_PAGE = "the surrounding page"
_PROGRAMS = "other programs"
_MODULES = {
    "js": _PAGE, "pyodide_js": _PAGE, "pyodide": _PAGE, "_pyodide": _PAGE, "_pyodide_core": _PAGE,
    "micropip": "external packages",
    "subprocess": _PROGRAMS, "pty": _PROGRAMS,
    "ctypes": "memory outside Python", "_ctypes": "memory outside Python",
}
_SYSTEM_MODULES = ("os", "posix")
_SYSTEM_FUNCTIONS = ("system", "popen", "fork", "forkpty", "kill", "killpg")
_SYSTEM_PREFIXES = ("exec", "spawn", "posix_spawn")
_LONGEST_QUOTE = 80


def _root(module):
    return module.partition(".")[0]


def _starts_programs(name):
    return name in _SYSTEM_FUNCTIONS or name.startswith(_SYSTEM_PREFIXES)


def _text(node):
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _imported_by_call(node):
    """Returns the module that __import__("...") or importlib.import_module("...") imports; otherwise None."""
    if not isinstance(node, ast.Call) or not node.args:
        return None
    name = getattr(node.func, "attr", None) or getattr(node.func, "id", None)
    text = _text(node.args[0])
    return None if name not in ("__import__", "import_module") or text is None else _root(text)


class _Program:
    """The syntax tree of a program and the names that it gives to modules."""

    def __init__(self, source):
        self.nodes = list(ast.walk(ast.parse(source)))
        self._modules = {name: name for name in _SYSTEM_MODULES}
        for node in self.nodes:
            self._remember_import(node)
        for node in self.nodes:
            self._remember_assignment(node)

    def _remember_import(self, node):
        if isinstance(node, ast.Import):
            for alias in node.names:
                self._modules[alias.asname or _root(alias.name)] = _root(alias.name)

    def _remember_assignment(self, node):
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            name, module = node.targets[0].id, self.module_of(node.value)
            if module is not None:
                self._modules[name] = module
            elif name in _SYSTEM_MODULES:
                self._modules.pop(name, None)

    def module_of(self, node):
        """Returns the module that an expression stands for; None if it is not known to be one."""
        if isinstance(node, ast.Name):
            return self._modules.get(node.id)
        if isinstance(node, ast.Subscript) and getattr(node.value, "attr", None) == "modules":
            text = _text(node.slice)
            return None if text is None else _root(text)
        return _imported_by_call(node)


def _imports(node):
    """Returns what the modules and functions that a statement imports would reach, or None."""
    if isinstance(node, ast.Import):
        return next((_MODULES[_root(a.name)] for a in node.names if _root(a.name) in _MODULES), None)
    module = _root(node.module or "") if node.level == 0 else ""
    if module in _SYSTEM_MODULES and any(_starts_programs(alias.name) for alias in node.names):
        return _PROGRAMS
    return _MODULES.get(module)


def _called(program, node):
    """Returns what a call would reach: one that imports a module, or getattr() of a function that starts programs."""
    if getattr(node.func, "id", None) == "getattr" and len(node.args) > 1:
        is_system = program.module_of(node.args[0]) in _SYSTEM_MODULES
        return _PROGRAMS if is_system and _starts_programs(_text(node.args[1]) or "") else None
    return _MODULES.get(_imported_by_call(node))


def _reached(program, node):
    """Returns what a node would reach that the sandbox doesn't have, or None."""
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return _imports(node)
    if isinstance(node, ast.Attribute):
        is_system = program.module_of(node.value) in _SYSTEM_MODULES
        return _PROGRAMS if is_system and _starts_programs(node.attr) else None
    if isinstance(node, ast.Call):
        return _called(program, node)
    return None


def _refusal(source, node, what):
    code = " ".join((ast.get_source_segment(source, node) or "").split())
    shown = code if len(code) <= _LONGEST_QUOTE else f"{code[:_LONGEST_QUOTE]}..."
    return (f'This code was not run: "{shown}" on line {node.lineno} tries to use {what}, which the sandbox does '
            "not have.")


def find_escape(source):
    """Returns a message about the first line that tries to leave the sandbox, or None if there is none.

    source is code that compiles.
    """
    program = _Program(source)
    found = [
        (node.lineno, node.col_offset, -position, what)
        for position, node in enumerate(program.nodes) if (what := _reached(program, node))
    ]
    if not found:
        return None
    _line, _column, position, what = min(found)
    return _refusal(source, program.nodes[-position], what)
# cspell:ignore asname forkpty killpg
