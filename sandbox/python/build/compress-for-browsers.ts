import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { RUNTIME_FILES } from '../runtime-files.ts';

const compress = promisify(brotliCompress);

/** A compromise: small enough for slow connections, and compressed in seconds. */
const QUALITY = 8;
const BROWSER_FILES = [
  RUNTIME_FILES.bundle,
  RUNTIME_FILES.wasm,
  RUNTIME_FILES.library,
  RUNTIME_FILES.snapshot,
];

/** Compresses the files that browsers load and appends `.br` to their names. */
export async function compressForBrowsers(
  files: Record<string, Uint8Array>,
): Promise<Record<string, Uint8Array>> {
  const entries = BROWSER_FILES.map(async (name) => {
    const content = files[name] ?? new Uint8Array(0);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    return [`${name}.br`, await compress(content, { params })] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
