import { BREACH, text, type EscapeAttempt } from './escape-attempt.ts';

/** One attempt of JavaScript that runs next to the interpreter, in its realm. */
export interface RealmAttempt {
  name: string;
  /**
   * A function body with the parameters of {@link REALM_HARNESS}. What it returns, passes to `reach` or throws must
   * belong to the interpreter's realm.
   */
  body: string;
  /** Whether it ends the interpreter, or exceeds its time. */
  ends?: true;
  /** Whether it changes the realm so much that no other attempt can follow in the same one. */
  spoils?: true;
}

/**
 * JavaScript that defines `tryOut(name)`, which tries an attempt, and prints and returns what it found as text. The attempts are
 * called with an object of:
 * - `python`, `module`, `api`, `FS`: Pyodide's object and what it contains
 * - `host`, `shell`: the host functions and the glue's globals
 * - `reach(thing)`: reports a breach if an object belongs to another realm
 * - `breach(what)`: reports a breach
 * - `compile(make)`: reports a breach if a function turns text into code
 * - `overflow(call)`: calls a function when the stack is almost full, at many depths
 */
const REALM_HARNESS = `
const { getPrototypeOf, getOwnPropertyDescriptor, ownKeys } = Reflect;
const [ownObject, ownFunction, ownError, ownArray, OwnBytes] = [Object, Function, Error, Array, Uint8Array];
const isObject = (thing) => (typeof thing === 'object' && thing !== null) || typeof thing === 'function';
const isForeign = (thing) => {
  if (!isObject(thing)) return false;
  let last = thing;
  for (let next = getPrototypeOf(last); next !== null; next = getPrototypeOf(last)) last = next;
  if (last === ownObject.prototype) return false;
  const made = getOwnPropertyDescriptor(last, 'constructor')?.value;
  return typeof made === 'function' && getPrototypeOf(made) !== ownFunction.prototype;
};
globalThis.tryOut = (name) => {
  let found = '';
  const breach = (what) => { found += ' ' + ${text(BREACH.slice(0, 3))} + ${text(BREACH.slice(3))} + ' ' + what + ';'; };
  const reach = (thing) => {
    if (isForeign(thing)) breach('an object of another realm');
    else if (typeof thing === 'string') found += ' ' + thing.slice(0, 300);
    else if (thing instanceof ownError && thing.cause !== undefined) reach(thing.cause);
    return thing;
  };
  const compile = (make) => {
    let made;
    try { made = make('return 1', 'globalThis.compiled = 1'); } catch (error) { return reach(error); }
    if (typeof made === 'function' || globalThis.compiled === 1) breach('text became code');
    return reach(made);
  };
  const overflow = (call) => {
    for (let padding = 0; padding < 8; padding += 1) {
      let calls = 0;
      // Calls while the stack unwinds, from where it was full to where there is enough of it again.
      const descend = () => {
        try { descend(); } catch (error) { reach(error); }
        calls += 1;
        if (calls > 60) return;
        try { const found = call(); if (typeof found !== 'string') reach(found); } catch (error) { reach(error); }
      };
      const pad = (count) => (count === 0 ? descend() : pad(count - 1));
      try { pad(padding); } catch (error) { reach(error); }
    }
  };
  const { python, host } = globalThis.opened;
  const { print } = host;
  const tools = { python, host, module: python._module, api: python._api, FS: python.FS, shell, reach, breach, compile, overflow };
  try {
    const things = [attempts[name](tools)];
    for (let index = 0; index < things.length; index += 1) {
      const thing = things[index];
      if (isObject(thing) && thing instanceof ownArray) for (let at = 0; at < thing.length; at += 1) reach(thing[at]);
      else reach(thing);
    }
  } catch (error) {
    reach(error);
    found += ' refused';
  }
  // Printed by the host's own function, because the attempt may have replaced everything else.
  const answer = 'tried ' + name + found;
  const bytes = new OwnBytes(answer.length);
  for (let at = 0; at < answer.length; at += 1) bytes[at] = answer.charCodeAt(at);
  print('stdout', bytes);
  return answer;
};`;

const TOOLS = '{ python, host, module, api, FS, shell, reach, breach, compile, overflow }';

/** Returns JavaScript that makes attempts available to programs in an opened runtime. */
export function realmScript(attempts: readonly RealmAttempt[]): string {
  const functions = attempts.map(({ name, body }) => `${text(name)}(${TOOLS}) { ${body} },`);
  return `globalThis.attempts = {\n${functions.join('\n')}\n};\n${REALM_HARNESS}`;
}

/** Turns an attempt of JavaScript into a program for an opened runtime. */
export const asProgram = ({ name, ends, spoils }: RealmAttempt): EscapeAttempt => ({
  name,
  code: () => `import js\njs.tryOut(${text(name)})`,
  ...(ends && { ends }),
  ...(spoils && { spoils }),
});
