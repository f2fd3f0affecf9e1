import type { LanguageHelp } from '../completion/language-help.ts';
import { fetchServer } from './fetch-server.ts';
import type { MonacoEditor } from './monaco-places.ts';
import { createProblemMarks } from './problem-marks.ts';
import { problemsIn } from './problems.ts';
import { uriOf } from './python-server.ts';
import { helpWithServer } from './server-help.ts';

/** The learner's program, as the server knows it. */
const PROGRAM = uriOf('main.py');

/** A language server that follows the code of one editor. */
export interface ServerSession {
  /** Adds what the server knows to the help that the editor gives by itself. */
  improve: (own: LanguageHelp) => LanguageHelp;
  /** Is resolved when the server has ended. */
  ended: Promise<void>;
  close: () => void;
}

/**
 * Loads the language server for an editor, and marks what it finds.
 *
 * @param hasLog whether programs can import the log of the lab
 * @returns null if it can't be loaded
 */
export async function startServerSession(
  editor: MonacoEditor,
  hasLog: boolean,
): Promise<ServerSession | null> {
  const { model } = editor;
  const marks = createProblemMarks(editor);
  const server = await fetchServer({
    hasLog,
    onDiagnostics: ({ version, diagnostics }) => {
      const isCurrent = !model.isDisposed() && version === model.getVersionId();
      if (isCurrent) marks.show(problemsIn(diagnostics));
    },
  });
  if (server === null || model.isDisposed()) {
    server?.close();
    marks.clear();
    return null;
  }
  const write = (): void => server.write(PROGRAM, model.getValue(), model.getVersionId());
  write();
  // The first answer takes longest, so nobody should have to wait for it.
  void server.complete({ uri: PROGRAM, position: { line: 0, character: 0 } });
  const listener = model.onDidChangeContent(write);
  const stop = (): void => {
    listener.dispose();
    marks.clear();
  };
  void server.ended.then(stop);
  return {
    improve: (own) => helpWithServer(own, { server, editor, uri: PROGRAM }),
    ended: server.ended,
    close: () => {
      stop();
      server.close();
    },
  };
}
