import type { SealedHost } from './sealed-python.ts';

type Call<Arguments extends unknown[], Result> = (...values: Arguments) => Result;

function guard<Arguments extends unknown[], Result>(
  call: Call<Arguments, Result>,
  refusal: NoInfer<Result>,
): Call<Arguments, Result> {
  return (...values) => {
    try {
      return call(...values);
    } catch {
      return refusal;
    }
  };
}

/**
 * Prevents errors of the host's realm from reaching the interpreter. The host functions never throw, but a program can
 * call them when the stack is full. The engine's error then belongs to the host's realm and would give the program
 * access to it, so it is dropped here, in the interpreter's realm.
 */
export function guardHost(host: SealedHost): SealedHost {
  const { decode, encodeInto, fillRandom, now, print, log, readInput } = host;
  return {
    decode: guard(decode, null),
    encodeInto: guard(encodeInto, 0),
    fillRandom: guard(fillRandom, undefined),
    now: guard(now, 0),
    print: guard(print, undefined),
    log: guard(log, undefined),
    ...(readInput && { readInput: guard(readInput, 0) }),
  };
}
