import { RUNTIME_FILES } from '../../../../sandbox/python/runtime-files.ts';
import { logFailure } from '../../../log-failure.ts';

/** What the sealed Python says about one name. The build describes its library in short keys. */
export interface ReferenceEntry {
  /** A class, a function, or another value. */
  k: 'c' | 'f' | 'v';
  /** The signature, with its parentheses; absent if Python doesn't tell it. */
  s?: string;
  /** The first paragraph of the documentation. */
  d?: string;
  /** The members of a class. */
  m?: Readonly<Record<string, ReferenceEntry>>;
}

/** The public names of the modules that learners can import, and of `builtins`. */
export type LibraryReference = Readonly<Record<string, Readonly<Record<string, ReferenceEntry>>>>;

const RUNTIME_PATH = '/runtime/python/';

/** How long after a failure the next attempt may start. */
const RETRY_MS = 30_000;

let loading: Promise<LibraryReference | null> | null = null;
let loaded: LibraryReference | null = null;

async function fetchJson(file: string): Promise<unknown> {
  const response = await fetch(`${RUNTIME_PATH}${file}`);
  if (!response.ok) throw new Error(`The server returned status ${response.status} for ${file}.`);
  return response.json();
}

/** The address names the content, so that browsers keep it until another build replaces it. */
async function fetchReference(): Promise<LibraryReference> {
  const name = RUNTIME_FILES.reference;
  const manifest = (await fetchJson(RUNTIME_FILES.manifest)) as {
    files: Readonly<Record<string, { sha256: string }>>;
  };
  const version = manifest.files[name]?.sha256.slice(0, 16) ?? '';
  loaded = (await fetchJson(`${name}?v=${version}`)) as LibraryReference;
  return loaded;
}

/** Loads the reference once, when it is first needed. @returns null if it can't be loaded; later calls may try again */
export async function loadReference(): Promise<LibraryReference | null> {
  loading ??= fetchReference().catch((error: unknown) => {
    // Without a network, the editor does without.
    if (navigator.onLine) logFailure('The reference of Python could not be loaded.', error);
    setTimeout(() => {
      loading = null;
    }, RETRY_MS);
    return null;
  });
  return loading;
}

/** Returns the reference if it has been loaded, without waiting. Otherwise it starts to load. */
export function loadedReference(): LibraryReference | null {
  void loadReference();
  return loaded;
}
