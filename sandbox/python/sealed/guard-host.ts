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
 * Keeps errors of the host in the host. Its functions throw none of their own, but a program can call them when the
 * stack is full: what the engine throws then belongs to the host's realm, and would lead a program there. It is
 * dropped here, in the realm of the interpreter.
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
