import type { MonacoEditor } from './monaco-places.ts';
import type { PythonServer } from './python-server.ts';

/** A server and the program that it knows. */
export interface ServedProgram {
  server: PythonServer;
  editor: MonacoEditor;
  uri: string;
}
