"""Creates simple mutants of a program, each of which differs from it in one place. Reads the program, prints JSON."""

import ast
import json
import sys

SWAPPED = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv, ast.Pow: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}
# Comparisons that are negated by swapping the operator.
NEGATED_BY_SWAPPING = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
# The lab's time is virtual, so cases cannot detect how long a program waits.
WAITING = {"settimeout", "sleep"}


def is_text(node):
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def negated(test):
    return ast.UnaryOp(ast.Not(), test)


def is_negated_by_swapping(test):
    return isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], NEGATED_BY_SWAPPING)


def other_constant(value):
    """Returns another value of the same type, or None if the constant is not mutated."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return value + 1
    if isinstance(value, str):
        return "" if value else "x"
    if isinstance(value, bytes):
        return b"" if value else b"x"
    return None


def operators_of(node):
    """Yields setters for the operators of a node, each with its replacement."""
    if isinstance(node, ast.Compare):
        for index, operator in enumerate(node.ops):
            yield node.ops, index, SWAPPED[type(operator)]()
    elif isinstance(node, (ast.BoolOp, ast.BinOp, ast.AugAssign)) and type(node.op) in SWAPPED:
        yield node.__dict__, "op", SWAPPED[type(node.op)]()


def conditions_of(node):
    if isinstance(node, (ast.If, ast.While, ast.IfExp)) and not is_negated_by_swapping(node.test):
        if not isinstance(node.test, ast.Constant):
            yield node.__dict__, "test", negated(node.test)
    if isinstance(node, ast.comprehension):
        for index, test in enumerate(node.ifs):
            if not is_negated_by_swapping(test):
                yield node.ifs, index, negated(test)


def is_silent(statement):
    return isinstance(statement, ast.Expr) and is_wait(statement.value)


def removals_of(node):
    """Yields removals of statements and of return values."""
    for field in ("body", "orelse", "finalbody"):
        statements = getattr(node, field, None)
        if not isinstance(statements, list):
            continue
        for index, statement in enumerate(statements):
            if isinstance(statement, (ast.Expr, ast.AugAssign, ast.Raise, ast.Continue)) and not is_silent(statement):
                yield statements, index, ast.Pass()
            if isinstance(statement, ast.Return) and statement.value is not None:
                if not (isinstance(statement.value, ast.Constant) and statement.value.value is None):
                    yield statements, index, ast.Return(ast.Constant(None))


def constants_of(node):
    if isinstance(node, ast.Constant):
        other = other_constant(node.value)
        if other is not None:
            yield node.__dict__, "value", other


def without_texts(tree):
    """Removes docstrings and other unused strings, whose mutants would be undetectable."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            kept = [statement for statement in body if not is_text(statement)]
            node.body = kept or [ast.Pass()]
    return tree


def is_wait(node):
    return isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in WAITING


def is_beside_the_point(node):
    """Returns whether a node is a wait or an error message, whose mutants no case can detect."""
    return isinstance(node, ast.Raise) or is_wait(node)


def telling_nodes(node):
    """Yields the nodes with detectable mutants. Removing a statement counts as a change of its parent node."""
    yield node
    for child in ast.iter_child_nodes(node):
        if not is_beside_the_point(child):
            yield from telling_nodes(child)


def line_of(changed, node):
    """Returns the line of the program where a mutant changes something. Operators have none of their own."""
    return getattr(changed, "lineno", None) or node.lineno


def mutants_of(tree):
    original = ast.unparse(tree)
    for node in list(telling_nodes(tree)):
        for changes in (operators_of, conditions_of, removals_of, constants_of):
            for place, key, other in list(changes(node)):
                was = place[key]
                place[key] = other
                code = ast.unparse(ast.fix_missing_locations(tree))
                place[key] = was
                if code != original:
                    yield code, line_of(was, node)


def first_difference(original, mutant):
    """Returns the line of the program that a mutant changes, and its mutated form."""
    before, after = original.split("\n"), mutant.split("\n")
    index = next(index for index, line in enumerate(after) if line != before[index])
    return before[index].strip(), after[index].strip()


tree = without_texts(ast.parse(sys.stdin.read()))
original = ast.unparse(tree)
lines = {}
for code, line in mutants_of(tree):
    lines.setdefault(code, line)
mutants = []
for code, line in lines.items():
    was, became = first_difference(original, code)
    mutants.append({"code": code, "line": line, "was": was, "became": became})
print(json.dumps(mutants))
