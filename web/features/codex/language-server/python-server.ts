import { connect, type Connection, type ServerPort } from './connection.ts';
import {
  CLIENT_CAPABILITIES,
  type LspCompletionItem,
  type LspHover,
  type LspPosition,
  type LspSignatureHelp,
  type PublishedDiagnostics,
} from './protocol.ts';

/** Files by path, as the server sees them. */
export type ServerFiles = Readonly<Record<string, string>>;

const ROOT = 'file:///src';
/** How long a server may take to start. Afterwards the editor goes on without it. */
const START_TIMEOUT_MS = 60_000;

/**
 * What the server looks for: names and calls that fail at every run. Beginners' programs have no type annotations, so
 * rules about types stay off.
 */
const CONFIGURATION = {
  typeshedPath: '/typeshed',
  pythonVersion: '3.14',
  pythonPlatform: 'Linux',
  typeCheckingMode: 'off',
  reportUndefinedVariable: 'error',
  reportAttributeAccessIssue: 'warning',
  reportCallIssue: 'warning',
  reportMissingImports: 'warning',
};
const SETTINGS = { autoImportCompletions: false, diagnosticMode: 'openFilesOnly' };

/** A place in a document. */
export interface ServerPlace {
  uri: string;
  position: LspPosition;
}

/** A language server for Python. What it doesn't know, and what takes too long, is null. */
export interface PythonServer {
  /** Opens a document, or replaces its text. */
  write: (uri: string, text: string, version: number) => void;
  /** Forgets a document. */
  forget: (uri: string) => void;
  hover: (place: ServerPlace) => Promise<LspHover | null>;
  signatureHelp: (place: ServerPlace) => Promise<LspSignatureHelp | null>;
  complete: (place: ServerPlace) => Promise<LspCompletionItem[] | null>;
  /** Adds the documentation to a completion. */
  resolve: (item: LspCompletionItem) => Promise<LspCompletionItem | null>;
  /** Is resolved when the server has ended. */
  ended: Promise<void>;
  close: () => void;
}

/** Returns the URI of a program, which is in one folder with the modules of the sandbox. */
export function uriOf(fileName: string): string {
  return `${ROOT}/${fileName}`;
}

interface ServerOptions {
  /** Stubs, and modules below `/src`. */
  files: ServerFiles;
  /** How long an answer may take, in milliseconds. */
  helpTimeoutMs: number;
  onDiagnostics: (published: PublishedDiagnostics) => void;
}

/** Starts basedpyright. @returns null if it doesn't start */
export async function startPythonServer(
  port: ServerPort,
  { files, helpTimeoutMs, onDiagnostics }: ServerOptions,
): Promise<PythonServer | null> {
  const connection = connect(port, {
    onDiagnostics,
    settingsOf: (section) => (section === 'basedpyright.analysis' ? SETTINGS : null),
  });
  port.send({ type: 'browser/boot', mode: 'foreground' });
  const started = await connection.ask('initialize', introduction(files), START_TIMEOUT_MS);
  if (started === null) {
    port.close();
    return null;
  }
  connection.notify('initialized', {});
  return {
    ended: connection.ended,
    close: () => port.close(),
    ...documentsOf(connection),
    ...questionsTo(connection, helpTimeoutMs),
  };
}

/** Returns what a client tells first. */
function introduction(files: ServerFiles): object {
  const configuration = { '/src/pyrightconfig.json': JSON.stringify(CONFIGURATION) };
  return {
    processId: null,
    locale: 'en',
    rootUri: ROOT,
    workspaceFolders: [{ uri: ROOT, name: 'src' }],
    initializationOptions: { files: { ...files, ...configuration } },
    capabilities: CLIENT_CAPABILITIES,
  };
}

function documentsOf({ notify }: Connection): Pick<PythonServer, 'write' | 'forget'> {
  const opened = new Set<string>();
  return {
    write: (uri, text, version) => {
      const method = opened.has(uri) ? 'textDocument/didChange' : 'textDocument/didOpen';
      const textDocument = opened.has(uri)
        ? { uri, version }
        : { uri, languageId: 'python', version, text };
      opened.add(uri);
      notify(method, { textDocument, contentChanges: [{ text }] });
    },
    forget: (uri) => {
      opened.delete(uri);
      notify('textDocument/didClose', { textDocument: { uri } });
    },
  };
}

type Questions = Pick<PythonServer, 'hover' | 'signatureHelp' | 'complete' | 'resolve'>;

function questionsTo({ ask }: Connection, timeoutMs: number): Questions {
  const askAt = (method: string, { uri, position }: ServerPlace): Promise<unknown> =>
    ask(`textDocument/${method}`, { textDocument: { uri }, position }, timeoutMs);
  return {
    hover: async (place) => (await askAt('hover', place)) as LspHover | null,
    signatureHelp: async (place) =>
      (await askAt('signatureHelp', place)) as LspSignatureHelp | null,
    complete: async (place) => {
      const list = (await askAt('completion', place)) as CompletionList | null;
      return Array.isArray(list) ? list : (list?.items ?? null);
    },
    resolve: async (item) =>
      (await ask('completionItem/resolve', item, timeoutMs)) as LspCompletionItem | null,
  };
}

type CompletionList = LspCompletionItem[] | { items: LspCompletionItem[] };
