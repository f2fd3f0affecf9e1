// cspell:ignore asname
import type { ExerciseKey } from './exercise.ts';
import type { ExerciseGrade } from './grade-exercise.ts';
import type { Outcome } from './grading.ts';

/** Python that reads code and names of functions, and prints the names that the code never calls. */
const FIND_MISSING = `import ast
import json
import sys

job = json.load(sys.stdin)
tree = ast.parse(job["code"])
meanings = {}


def full_name(node):
    """Return what a name stands for, with its module; None for any other expression."""
    if isinstance(node, ast.Attribute):
        owner = full_name(node.value)
        return owner and f"{owner}.{node.attr}"
    return meanings.get(node.id, node.id) if isinstance(node, ast.Name) else None


def remember(node):
    """Remember the names that an import or an assignment introduces."""
    if isinstance(node, ast.Import):
        meanings.update({alias.asname: alias.name for alias in node.names if alias.asname})
    elif isinstance(node, ast.ImportFrom):
        meanings.update({alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names})
    elif isinstance(node, ast.Assign) and (meaning := full_name(node.value)):
        meanings.update({target.id: meaning for target in node.targets if isinstance(target, ast.Name)})


nodes = list(ast.walk(tree))
for node in nodes:
    remember(node)
called = {full_name(node.func) for node in nodes if isinstance(node, ast.Call)}
print(json.dumps([name for name in job["uses"] if name not in called]))
`;

/**
 * Returns what the sandbox runs to find the calls that code lacks, without its limits. The code itself isn't run again.
 *
 * @returns null if the exercise doesn't ask for any function
 */
export function callCheck({ uses = [] }: Pick<ExerciseKey, 'uses'>, code: string) {
  if (uses.length === 0) return null;
  return {
    language: 'python',
    code: FIND_MISSING,
    entry: { kind: 'program' },
    inputs: [JSON.stringify({ code, uses })],
    lab: null,
  } as const;
}

/**
 * Returns the first function that code should call and doesn't.
 *
 * @param outcome of the run that `callCheck` describes
 * @returns null if nothing is missing. Code that can't be read lacks the first function.
 */
export function missingCall(
  { uses = [] }: Pick<ExerciseKey, 'uses'>,
  outcome: Outcome | undefined,
): string | null {
  const [first = null] = uses;
  if (outcome?.status !== 'FINISHED') return first;
  try {
    const missing: unknown = JSON.parse(outcome.stdout);
    return Array.isArray(missing) ? (uses.find((name) => missing.includes(name)) ?? null) : first;
  } catch {
    return first;
  }
}

/** Returns the grade of code whose output is right, but which lacks a call. */
export function gradeWithoutCall(grade: ExerciseGrade, name: string): ExerciseGrade {
  return {
    ...grade,
    isSolved: false,
    error: `The result is right, but your program never calls ${name}(). This exercise asks for it.`,
  };
}
