// cspell:ignore jsproxy
import { BREACH } from './escape-attempt.ts';

/** Reports a breach with a word that is not in the text of the attempt, which a traceback may quote. */
const breachWord = `${text(BREACH.slice(0, 3))} + ${text(BREACH.slice(3))}`;

function text(value: string): string {
  return JSON.stringify(value);
}

/**
 * Python code at the start of every attempt.
 * It prints a word that proves that the attempt started. `attempt` tries something and prints the result, so that one
 * program can make several attempts. `bridge` restores the bridge to JavaScript, `api` returns the objects of Pyodide that its import system still referenced. `is_foreign`
 * checks whether a JavaScript object belongs to a realm other than the interpreter's own, which would be the host's.
 */
export const ATTEMPT_PRELUDE = `
import sys
print("tried")

def attempt(action):
    try:
        result = action()
        print(result)
        return result
    except BaseException as problem:
        print(type(problem).__name__, str(problem)[:500])

def breach(what):
    print(${breachWord}, what)

def bridge():
    import importlib
    sys.meta_path[:] = [finder for finder in sys.meta_path if "Bridge" not in str(finder)]
    return importlib.import_module("_pyodide_core")

def api():
    import gc
    gc.unfreeze()
    return [thing.jsproxy for thing in gc.get_objects() if type(thing).__name__ == "JsLoader"]

def own_function():
    return bridge().to_js([]).constructor.constructor

def is_foreign(thing):
    return hasattr(thing, "constructor") and thing.constructor.constructor != own_function()

def report_foreign(things):
    for thing in things:
        attempt(lambda: breach("another realm") if is_foreign(thing) else None)
`;
