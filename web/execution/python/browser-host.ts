import type { SealedHost } from '../../../sandbox/python/sealed/sealed-python.ts';

/** The maximum number of random bytes per call of a browser. */
const MAX_RANDOM_BYTES = 65_536;

/** Browsers can't decode shared memory. */
const unshared = (bytes: Uint8Array): Uint8Array =>
  bytes.buffer instanceof ArrayBuffer ? bytes : bytes.slice();

function decode(bytes: Uint8Array, encoding: string, isFatal: boolean): string | null {
  try {
    return new TextDecoder(encoding, { fatal: isFatal, ignoreBOM: true }).decode(unshared(bytes));
  } catch {
    return null;
  }
}

/** Random bytes go through a buffer, because browsers refuse to write into WebAssembly's shared memory. */
function fillRandom(bytes: Uint8Array): void {
  for (let position = 0; position < bytes.length; position += MAX_RANDOM_BYTES) {
    const part = new Uint8Array(Math.min(MAX_RANDOM_BYTES, bytes.length - position));
    bytes.set(crypto.getRandomValues(part), position);
  }
}

/** The host functions that a worker provides to the sealed interpreter. */
export function createBrowserHost(
  program: Required<
    Pick<SealedHost, 'fillGap' | 'print' | 'record' | 'readInput' | 'isLineAsked' | 'tellLine'>
  >,
): SealedHost {
  const encoder = new TextEncoder();
  return {
    decode,
    encodeInto: (text, target) => encoder.encodeInto(text, target).written,
    fillRandom,
    now: () => performance.now(),
    ...program,
    print: (stream, bytes) => program.print(stream, bytes.slice()),
    record: (bytes) => program.record(bytes.slice()),
    log: () => undefined,
  };
}
