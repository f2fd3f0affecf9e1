/** A file as recorded by the build. */
export interface RuntimeFile {
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
}

interface FetchOptions {
  address: string;
  file: RuntimeFile;
  /** Receives the number of bytes that have arrived since the last call; negative if they are discarded. */
  onBytes: (count: number) => void;
}

type Bytes = Uint8Array<ArrayBuffer | SharedArrayBuffer>;

/**
 * Requests a URL.
 *
 * @throws {Error} with a message for the learner if it fails
 */
export async function requestRuntime(address: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(address, { cache }).catch(() => null);
  if (response === null) throw new Error('The server cannot be reached. Check your connection.');
  if (!response.ok)
    throw new Error(`The server returned status ${response.status} for ${address}.`);
  return response;
}

/** Returns memory that workers can share, if the page supports it. */
function allocate(length: number): Bytes {
  const isShared = crossOriginIsolated;
  return new Uint8Array(isShared ? new SharedArrayBuffer(length) : new ArrayBuffer(length));
}

/** @returns null if the size differs from the built file, or the connection was lost */
async function readBody(
  response: Response,
  { file, onBytes }: Pick<FetchOptions, 'file' | 'onBytes'>,
): Promise<Bytes | null> {
  const reader = response.body?.getReader();
  const bytes = allocate(file.bytes);
  let filled = 0;
  for (;;) {
    const part = (await reader?.read().catch(() => null))?.value;
    if (part === undefined) return filled === bytes.length ? bytes : null;
    if (filled + part.length > bytes.length) return null;
    bytes.set(part, filled);
    filled += part.length;
    onBytes(part.length);
  }
}

/** Browsers compute digests only on a secure connection, and only of unshared memory. */
async function isIntact(bytes: Bytes, { sha256 }: RuntimeFile): Promise<boolean> {
  if (!isSecureContext) return true;
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  const hexadecimal = Array.from(new Uint8Array(digest), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return hexadecimal.join('') === sha256;
}

/**
 * Fetches a file of the runtime and verifies that it is the built one. A damaged file is fetched once more, bypassing
 * the browser's cache.
 *
 * @throws {Error} with a message for the learner if it can't be fetched, or is damaged again
 */
export async function fetchRuntimeFile({ address, file, onBytes }: FetchOptions): Promise<Bytes> {
  for (const cache of ['default', 'reload'] as const) {
    let received = 0;
    const count = (more: number): void => {
      received += more;
      onBytes(more);
    };
    const response = await requestRuntime(address, cache);
    const bytes = await readBody(response, { file, onBytes: count });
    if (bytes !== null && (await isIntact(bytes, file))) return bytes;
    onBytes(-received);
  }
  throw new Error(`${address} arrived damaged or incomplete.`);
}
