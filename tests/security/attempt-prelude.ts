// cspell:ignore jsproxy
import { BREACH } from './escape-attempt.ts';

/** Reports a breach in a word that is not part of the text of the attempt, which a traceback may quote. */
const breachWord = `${text(BREACH.slice(0, 3))} + ${text(BREACH.slice(3))}`;

function text(value: string): string {
  return JSON.stringify(value);
}

/**
 * Python that every attempt begins with.
 *
 * `attempt` tries something and prints what came of it, so that one attempt may hold several. `bridge` brings the
 * bridge to JavaScript back, `api` the objects of Pyodide that its import system still held. `is_foreign` tells
 * whether an object of JavaScript belongs to another realm than the interpreter's own, which would be the host's.
 */
export const ATTEMPT_PRELUDE = `
import sys

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
