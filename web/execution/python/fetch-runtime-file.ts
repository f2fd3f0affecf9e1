/** What the build noted about a file. */
export interface RuntimeFile {
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
}

interface FetchOptions {
  address: string;
  file: RuntimeFile;
  /** Is told how many more bytes have come; fewer than none when they came in vain. */
  onBytes: (count: number) => void;
}

type Bytes = Uint8Array<ArrayBuffer | SharedArrayBuffer>;

/**
 * Asks for an address.
 *
 * @throws {Error} with a sentence when it cannot be had
 */
export async function requestRuntime(address: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(address, { cache }).catch(() => null);
  if (response === null) throw new Error('The server cannot be reached. Check your connection.');
  if (!response.ok) throw new Error(`The server answered ${response.status} to ${address}.`);
  return response;
}

/** Memory that workers can share, where they may. */
function allocate(length: number): Bytes {
  const isShared = crossOriginIsolated;
  return new Uint8Array(isShared ? new SharedArrayBuffer(length) : new ArrayBuffer(length));
}

/** @returns null when more or less came than the build made, or the connection broke off */
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

/** Browsers digest only on a secure connection, and only memory that is not shared. */
async function isIntact(bytes: Bytes, { sha256 }: RuntimeFile): Promise<boolean> {
  if (!isSecureContext) return true;
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  const hexadecimal = Array.from(new Uint8Array(digest), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return hexadecimal.join('') === sha256;
}

/**
 * Fetches a file of the runtime and makes sure that it is the one that was built. A damaged one is fetched once
 * more, past the browser's cache.
 *
 * @throws {Error} with a sentence when it cannot be had, or arrives damaged again
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
