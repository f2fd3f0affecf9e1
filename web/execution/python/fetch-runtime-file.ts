import { cachedPythonFile } from '../../offline/python-cache.ts';
import type { Bytes } from './late-library.ts';

/** A file as recorded by the build. */
export interface RuntimeFile {
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
}

export interface FetchOptions {
  address: string;
  file: RuntimeFile;
  /** Memory of the file's length for its content, if not any. */
  into?: Bytes;
  /** Receives the number of bytes that have arrived since the last call; negative if they are discarded. */
  onBytes: (count: number) => void;
}

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

/** Reads a file of this device at once, because its parts would take longer. @returns null if it can't be read */
async function readAtOnce(response: Response, { onBytes }: FetchOptions): Promise<Bytes | null> {
  const content = await response.arrayBuffer().catch(() => null);
  if (content === null) return null;
  onBytes(content.byteLength);
  return new Uint8Array(content);
}

const memoryFor = ({ into, file }: FetchOptions): Bytes => into ?? new Uint8Array(file.bytes);

/** @returns null if the size differs from the built file, or the connection was lost */
async function readInParts(response: Response, options: FetchOptions): Promise<Bytes | null> {
  const { onBytes } = options;
  const bytes = memoryFor(options);
  const reader = response.body?.getReader();
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

/** What browsers don't do with shared memory works on this, which is a copy only if the memory is shared. */
export const unshared = (bytes: Bytes): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)
    : new Uint8Array(bytes);

/** Browsers compute digests only on a secure connection. */
async function isIntact(bytes: Bytes, { sha256 }: RuntimeFile): Promise<boolean> {
  if (!isSecureContext) return true;
  const digest = await crypto.subtle.digest('SHA-256', unshared(bytes));
  const hexadecimal = Array.from(new Uint8Array(digest), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return hexadecimal.join('') === sha256;
}

/** Where a file comes from. */
interface Source {
  request: (address: string) => Promise<Response | null>;
  read: (response: Response, options: FetchOptions) => Promise<Bytes | null>;
}

/** This device, the network, and the network without the browser's own cache. */
const SOURCES: readonly Source[] = [
  { request: cachedPythonFile, read: readAtOnce },
  { request: (address) => requestRuntime(address, 'default'), read: readInParts },
  { request: (address) => requestRuntime(address, 'reload'), read: readInParts },
];

/** Returns the content in the memory that was asked for. */
function moveInto(target: Bytes | undefined, bytes: Bytes): Bytes {
  if (target === undefined || target === bytes) return bytes;
  target.set(bytes);
  return target;
}

/**
 * Fetches a file of the runtime, unless this device has it, and verifies that it is the built one. A damaged file is
 * fetched once more, bypassing the browser's cache.
 *
 * @throws {Error} with a message for the learner if it can't be fetched, or is damaged again
 */
export async function fetchRuntimeFile(options: FetchOptions): Promise<Bytes> {
  const { address, file, onBytes, into } = options;
  for (const { request, read } of SOURCES) {
    let received = 0;
    const count = (more: number): void => {
      received += more;
      onBytes(more);
    };
    const response = await request(address);
    if (response === null) continue;
    const bytes = await read(response, { ...options, onBytes: count });
    if (bytes?.length === file.bytes && (await isIntact(bytes, file))) return moveInto(into, bytes);
    onBytes(-received);
  }
  throw new Error(`${address} arrived damaged or incomplete.`);
}
