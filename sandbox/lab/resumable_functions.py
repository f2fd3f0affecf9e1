"""Resumable versions of a program's functions, in which a thread can be suspended.

Python can suspend only generators. A function that runs in a thread is therefore compiled a second time, as a
generator that yields at every call that may wait, so that other threads can run in the meantime. Functions of the
standard library, comprehensions and generators are not resumable: they run to completion.
"""

import ast
import copy
import inspect
import itertools
import linecache
import types

from .waiting_names import WaitingNames, may_wait

SOURCE = "solution.py"
_PREFIX = "_lab_"
_NAME = "_lab_resumable"
_SWITCH_EVERY = 100
_NOT_RESUMABLE = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR

_state = {"program": None, "resumable": {}}


def forget():
    """Discards the functions compiled for an earlier program."""
    _state.update(program=None, resumable={})


def _load(name):
    return ast.Name(_PREFIX + name, ast.Load())


def _result(context):
    return ast.Name(f"{_PREFIX}result", context)


def _unless_pending(call):
    """Builds an expression for the result of a call, which is awaited if it is pending."""
    kind = ast.Call(_load("type"), [ast.NamedExpr(_result(ast.Store()), call)], [])
    is_pending = ast.Compare(kind, [ast.Is()], [_load("Pending")])
    generator = ast.Attribute(_result(ast.Load()), "generator", ast.Load())
    return ast.IfExp(is_pending, ast.YieldFrom(generator), _result(ast.Load()))


class _Suspending(ast.NodeTransformer):
    """Rewrites the body of one function."""

    def __init__(self, names):
        self._names = names

    def _leave(self, node):
        return node

    visit_FunctionDef = visit_AsyncFunctionDef = visit_ClassDef = visit_Lambda = _leave
    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = _leave

    def visit_AnnAssign(self, node):
        node.target = self.visit(node.target)
        node.value = node.value and self.visit(node.value)
        return node

    def visit_Call(self, node):
        is_waiting = may_wait(node, self._names)
        self.generic_visit(node)
        if not is_waiting:
            return node
        made = ast.Call(_load("call"), [node.func, *node.args], node.keywords)
        return ast.copy_location(_unless_pending(made), node)

    def visit_With(self, node):
        self.generic_visit(node)
        for item in node.items:
            made = ast.Call(_load("enter"), [item.context_expr], [])
            item.context_expr = ast.copy_location(_unless_pending(made), item.context_expr)
        return node

    def visit_While(self, node):
        """Lets other threads run in each iteration, because the loop may be waiting for them."""
        self.generic_visit(node)
        yield_point = ast.Expr(ast.Yield(ast.Call(_load("yield_point"), [], [])))
        turn = ast.If(ast.Call(_load("is_turn"), [], []), [yield_point], [])
        node.body.insert(0, ast.copy_location(turn, node))
        return node


def _first_line(node):
    return min([node.lineno, *(decorator.lineno for decorator in getattr(node, "decorator_list", ()))])


class _Program:
    """The functions in the program's source by first line and name. Functions that share both are left out."""

    def __init__(self):
        try:
            tree = ast.parse("".join(linecache.cache[SOURCE][2]))
        except (KeyError, IndexError, SyntaxError, TypeError):
            tree = ast.Module([], [])
        self.names = WaitingNames(tree)
        self.functions = {}
        for node in ast.walk(tree):
            if isinstance(node, (ast.FunctionDef, ast.Lambda)):
                key = _first_line(node), getattr(node, "name", "<lambda>")
                self.functions[key] = None if key in self.functions else node


def _without_defaults(arguments):
    """Returns the parameters without default values, which the original function provides."""
    for argument in ast.walk(arguments):
        if isinstance(argument, ast.arg):
            argument.annotation = None
    arguments.defaults = [ast.Constant(None) for _ in arguments.defaults]
    arguments.kw_defaults = [value and ast.Constant(None) for value in arguments.kw_defaults]
    return arguments


def _rewritten(node, names):
    """Returns the function's definition, rewritten so that it can be suspended."""
    body = [ast.Return(node.body)] if isinstance(node, ast.Lambda) else node.body
    rewriter = _Suspending(names)
    statements = [rewriter.visit(statement) for statement in body]
    return ast.FunctionDef(_NAME, _without_defaults(node.args), statements, [], None, None, [])


def _in_scope(definition, code, helpers):
    """Returns a module that defines the function with its enclosing variables and its class."""
    names = [_PREFIX + name for name in helpers] + [n for n in code.co_freevars if n != "__class__"]
    body = [definition]
    for parent in code.co_qualname.split(".")[-2:-1]:
        if parent.isidentifier():
            # The class is only for mangling private names; its name refers to the real class.
            body = [] if parent in names else [ast.Global([parent])]
            body.append(ast.ClassDef(parent, [], [], [definition], [], []))
    parameters = ast.arguments([], [ast.arg(name) for name in names], None, [], [], None, [])
    scope = ast.FunctionDef("scope", parameters, body, [], None, None, [])
    return ast.fix_missing_locations(ast.Module([scope], []))


def _find_code(code):
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            found = constant if constant.co_name == _NAME else _find_code(constant)
            if found is not None:
                return found
    return None


def _compile(code, helpers):
    """Returns the resumable code, or None if the function can't be made resumable or never waits."""
    _state["program"] = program = _state["program"] or _Program()
    node = program.functions.get((code.co_firstlineno, code.co_name))
    if node is None or code.co_flags & _NOT_RESUMABLE:
        return None
    definition = _rewritten(copy.deepcopy(node), program.names)
    try:
        module = compile(_in_scope(definition, code, helpers), SOURCE, "exec", dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError):
        return None
    found = _find_code(module)
    if not found.co_flags & inspect.CO_GENERATOR:
        return None
    return found.replace(co_qualname=code.co_qualname, co_name=code.co_name)


def _make_resumable(code, helpers):
    """Returns the resumable code and, per free variable, our cell or the index of the function's cell."""
    is_turn = itertools.cycle([False] * _SWITCH_EVERY + [True]).__next__
    helpers = {**helpers, "type": type, "is_turn": is_turn}
    resumable_code = _compile(code, helpers)
    if resumable_code is None:
        return None
    origins = {name: number for number, name in enumerate(code.co_freevars)}
    origins.update((_PREFIX + name, types.CellType(helper)) for name, helper in helpers.items())
    if not origins.keys() >= set(resumable_code.co_freevars):
        return None
    return resumable_code, [origins[name] for name in resumable_code.co_freevars]


def resumable(function, helpers):
    """Returns the resumable version of one of the program's functions, or None if it has none."""
    code = function.__code__
    if code.co_filename != SOURCE:
        return None
    found = _state["resumable"].get(id(code))
    if found is None:
        # Keeping the original code alive prevents another object from getting its id().
        found = _state["resumable"][id(code)] = code, _make_resumable(code, helpers)
    if found[1] is None:
        return None
    resumable_code, origins = found[1]
    cells = function.__closure__
    closure = tuple([cells[origin] if type(origin) is int else origin for origin in origins])
    made = types.FunctionType(
        resumable_code, function.__globals__, function.__name__, function.__defaults__, closure
    )
    made.__kwdefaults__ = function.__kwdefaults__
    return made
