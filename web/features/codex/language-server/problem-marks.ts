import type { editor, IPosition } from 'monaco-editor';
import { completePython } from '../completion/complete-python.ts';
import { loadedReference } from '../completion/library-reference.ts';
import type { Problem } from './problems.ts';
import { endOf, isAt, problemsAfter, type TypedWord, visibleProblems } from './typed-word.ts';
import { lspPosition, lspRange, monacoRange, type MonacoEditor } from './monaco-places.ts';

/** The owner name of these markers in Monaco. */
const MARKER_OWNER = 'python-names';
/** How long learners may look at the word that they have typed before its mistake is marked. */
const PAUSE_MS = 1000;

/** The marks of what the server found. */
export interface ProblemMarks {
  show: (problems: readonly Problem[]) => void;
  clear: () => void;
}

/** Marks problems in an editor. The word that is being typed isn't marked: it is wrong until it is finished. */
export function createProblemMarks({ instance, model, monaco }: MonacoEditor): ProblemMarks {
  let problems: readonly Problem[] = [];
  let typed: TypedWord | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const { Error: error, Warning: warning } = monaco.MarkerSeverity;
  const update = (): void => {
    const markers = visibleProblems(problems, typed).map(
      ({ range, severity, message }): editor.IMarkerData => ({
        ...monacoRange(range),
        severity: severity === 'error' ? error : warning,
        message,
        source: 'Python',
      }),
    );
    monaco.editor.setModelMarkers(model, MARKER_OWNER, markers);
  };
  const finishWord = (): void => {
    typed = null;
    update();
  };
  const listeners = [
    model.onDidChangeContent(({ changes }) => {
      clearTimeout(pause);
      for (const { range, text } of changes) {
        problems = problemsAfter(problems, { ...lspRange(range), text });
      }
      const [first] = changes;
      typed = first ? wordAt(model, endOf({ ...lspRange(first.range), text: first.text })) : null;
      update();
      pause = setTimeout(() => {
        if (typed !== null && !canGoOn(model, typed)) finishWord();
      }, PAUSE_MS);
    }),
    instance.onDidChangeCursorPosition(({ position }) => {
      if (typed !== null && !isAt(lspPosition(position), typed)) finishWord();
    }),
  ];
  return {
    show: (found) => {
      problems = found;
      update();
    },
    clear: () => {
      clearTimeout(pause);
      for (const listener of listeners) listener.dispose();
      if (!model.isDisposed()) monaco.editor.setModelMarkers(model, MARKER_OWNER, []);
    },
  };
}

function wordAt(
  model: editor.ITextModel,
  { line, character }: { line: number; character: number },
): TypedWord | null {
  const word = model.getWordAtPosition({ lineNumber: line + 1, column: character + 1 });
  return word && { line, start: word.startColumn - 1, end: word.endColumn - 1 };
}

/** Checks whether a word is the beginning of a name that the editor suggests here. */
function canGoOn(model: editor.ITextModel, { line, start, end }: TypedWord): boolean {
  const place: IPosition = { lineNumber: line + 1, column: end + 1 };
  const code = model.getValue();
  const offset = model.getOffsetAt(place);
  const before = code.slice(0, offset);
  const word = before.slice(before.length - (end - start));
  const reference = loadedReference();
  const names = completePython({ before, after: code.slice(offset), lab: null, reference });
  return names.some(({ label }) => label.startsWith(word) && label !== word);
}
