import type { Exercise, ExerciseHarness, ExerciseKey } from './exercise.ts';
import { inputsOf } from './grade-exercise.ts';
import type { Outcome } from './grading.ts';

/** Python that calls the learner's function with values of the lesson's fixtures, and prints a `Report`. */
const CALL_FUNCTION = `import contextlib
import io
import json
import sys
import traceback

job = json.load(sys.stdin)
lines = job["code"].splitlines()


def entry(frame):
    place = f'  File "solution.py", line {frame.lineno}, in {frame.name}'
    return f"{place}\\n    {lines[frame.lineno - 1].strip()}\\n"


def describe(error):
    frames = traceback.extract_tb(error.__traceback__)
    entries = [entry(frame) for frame in frames if frame.filename == "answer.py"]
    ending = "".join(traceback.format_exception_only(error))
    return "Traceback (most recent call last):\\n" + "".join(entries) + ending


def refuse(value):
    kind = type(value).__name__
    raise TypeError(f"The function returned a value of type {kind}, which can't be compared. Return None, a number, text, or a list or dictionary of these.")


def call():
    names = {"__name__": "__main__"}
    fixtures = {"true": True, "false": False, "null": None}
    exec(job["fixtures"], fixtures)
    exec(compile(job["code"], "answer.py", "exec"), names)
    value = names[job["name"]](*eval(job["case"], fixtures))
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"), default=refuse)


try:
    with contextlib.redirect_stdout(io.StringIO()):
        report = {"value": call()}
except Exception as error:
    report = {"error": describe(error)}
print(json.dumps(report))
`;

/** Python that runs the learner's tests on one version of the function that they test, and prints a `Report`. */
const TEST_VERSION = `import ast
import contextlib
import io
import json
import sys

job = json.load(sys.stdin)


def is_tested(node):
    return isinstance(node, ast.FunctionDef) and node.name == job["name"]


def run(body, names):
    tree = ast.fix_missing_locations(ast.Module(body, []))
    exec(compile(tree, "solution.py", "exec"), names)


names = {"__name__": "__main__"}
exec(job["fixtures"], names)
shown = ast.parse(job["program"]).body
function = next(node for node in shown if is_tested(node))
if job["case"].startswith("return "):
    function.body = ast.parse(job["case"]).body
needed = (ast.Import, ast.ImportFrom, ast.Assign)
run([node for node in shown if isinstance(node, needed) or node is function], names)
if job["case"] in names:
    names[job["name"]] = names[job["case"]]
tests = [node for node in ast.parse(job["code"]).body if not is_tested(node)]
try:
    with contextlib.redirect_stdout(io.StringIO()):
        run(tests, names)
    print(json.dumps({"value": "passes"}))
except Exception:
    print(json.dumps({"value": "caught"}))
`;

const HARNESSES: Readonly<Record<ExerciseHarness['kind'], string>> = {
  call: CALL_FUNCTION,
  versions: TEST_VERSION,
};

/** What a harness prints about a case: what the code gave, or the traceback of its error. */
type Report = { value: string } | { error: string };

/** Code that ends the program, or that writes past the harness, leaves no report. */
const NO_REPORT: Report = { error: 'The program ended before its test did.' };

/** Reads a report. The code that was tested runs next to its harness, so it may have printed anything. */
function reportIn(stdout: string): Report {
  try {
    const { value, error } = (JSON.parse(stdout) ?? {}) as Record<string, unknown>;
    if (typeof value === 'string') return { value };
    return typeof error === 'string' ? { error } : NO_REPORT;
  } catch {
    return NO_REPORT;
  }
}

/** Returns the outcome of the case from the outcome of its harness. */
function outcomeOf(outcome: Outcome): Outcome {
  if (outcome.status !== 'FINISHED') return outcome;
  const report = reportIn(outcome.stdout);
  if ('value' in report) return { ...outcome, stdout: report.value, output: report.value };
  const { error } = report;
  return { ...outcome, status: 'ERROR', stdout: '', output: error, error };
}

/** What the sandbox runs, without its limits and its lab. */
interface HarnessRequest {
  code: string;
  entry: ExerciseKey['entry'];
  inputs: readonly string[];
}

type RunCode = (request: HarnessRequest) => Promise<readonly Outcome[]>;

const PROGRAM = { kind: 'program' } as const;

/**
 * Runs the code of an answer on every case, in order. Code that a harness tests first runs alone, so that Python
 * explains its errors by the learner's own lines; if it fails, so does every case.
 */
export async function runOnCases(
  { exercise, key, code }: { exercise: Exercise; key: ExerciseKey; code: string },
  run: RunCode,
): Promise<readonly Outcome[]> {
  const inputs = inputsOf(exercise, key);
  const { harness, entry } = key;
  if (harness === undefined) return run({ code, entry, inputs });
  const [alone] = await run({ code, entry: PROGRAM, inputs: [''] });
  if (alone !== undefined && alone.status !== 'FINISHED') return inputs.map(() => alone);
  const { kind, ...job } = harness;
  const jobs = inputs.map((input) => JSON.stringify({ ...job, code, case: input }));
  const outcomes = await run({ code: HARNESSES[kind], entry: PROGRAM, inputs: jobs });
  return outcomes.map(outcomeOf);
}
