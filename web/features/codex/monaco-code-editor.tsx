import { Editor, type OnMount } from '@monaco-editor/react';
import type { editor } from 'monaco-editor';
import {
  type KeyboardEvent,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { pasteClean } from '../../editor/clean-code.ts';
import { type ErrorMark, MarkList } from '../../editor/mark-list.tsx';
import type { CodeEditorProps } from './code-editor-props.ts';
import styles from './code-editor.module.css';
import { changingHelp, type LanguageHelp } from './completion/language-help.ts';
import { monacoCompletion } from './completion/monaco-completion.ts';
import { monacoHover, monacoSignatureHelp } from './completion/monaco-help.ts';
import { shortened } from './error-words.ts';
import { showView, type TakeOver } from './editor-view.ts';
import { useLanguageServer } from './language-server/use-language-server.ts';
import { EDITOR_THEME } from './monaco-theme.ts';
import { useMonacoSettings } from './settings/use-monaco-settings.ts';
import { useVimKeys } from './settings/use-vim-keys.ts';

/** The editor's options: no animations, no automatic guesses, four spaces of indentation. */
const EDITOR_OPTIONS: editor.IStandaloneEditorConstructionOptions = {
  acceptSuggestionOnCommitCharacter: false,
  acceptSuggestionOnEnter: 'smart',
  ariaLabel: 'Code editor. Press Escape, then Tab, to leave it.',
  automaticLayout: true,
  bracketPairColorization: { enabled: false },
  contextmenu: false,
  // The parameters of a call stand over the end of the editor, so that the cursor stays above them.
  cursorSurroundingLines: 3,
  fixedOverflowWidgets: true,
  folding: false,
  fontFamily: '"JetBrains Mono", ui-monospace, Consolas, monospace',
  fontLigatures: false,
  fontSize: 14,
  glyphMargin: false,
  insertSpaces: true,
  lineDecorationsWidth: 16,
  lineHeight: 22,
  lineNumbersMinChars: 3,
  // The dimmed line number of an empty last line has too little contrast.
  renderFinalNewline: 'on',
  links: false,
  minimap: { enabled: false },
  occurrencesHighlight: 'off',
  overviewRulerBorder: false,
  overviewRulerLanes: 0,
  padding: { top: 8, bottom: 66 },
  // Offering ways to paste delays the paste, and a run that follows at once would miss it.
  pasteAs: { enabled: false },
  quickSuggestions: { other: true, comments: false, strings: true },
  quickSuggestionsDelay: 100,
  renderLineHighlight: 'line',
  scrollBeyondLastLine: false,
  scrollbar: { alwaysConsumeMouseWheel: false, verticalScrollbarSize: 10 },
  stickyScroll: { enabled: false },
  suggest: { showWords: false, showStatusBar: false, preview: false },
  suggestOnTriggerCharacters: true,
  tabSize: 4,
  // Otherwise, the browser asks in a dialog of its own.
  unusualLineTerminators: 'auto',
  wordBasedSuggestions: 'off',
};

type Mounted = Parameters<OnMount>;

/** The owner name of our markers in Monaco. */
const MARKER_OWNER = 'python';

interface MonacoEditorProps extends CodeEditorProps {
  /** Called once it can take over what another editor shows. */
  onReady: (takeOver: TakeOver) => void;
}

/** The full editor. Escape and then Tab leave it, because Tab indents. */
export function MonacoCodeEditor(props: MonacoEditorProps) {
  const { code, marks, lab, onChange, onCursorMove, onReady, ref } = props;
  const [mounted, setMounted] = useState<Mounted | null>(null);
  const [doesTabLeave, setDoesTabLeave] = useState(false);
  const { options, defineTheme } = useMonacoSettings(mounted, EDITOR_OPTIONS);
  const vimBar = useRef<HTMLDivElement>(null);
  const hasVimKeys = useVimKeys(mounted, vimBar);
  useErrorMarks(mounted, marks);
  useLanguageHelp(mounted, lab);
  useImperativeHandle(
    ref,
    () => ({
      focus: () => mounted?.[0].focus(),
      code: () => mounted?.[0].getValue() ?? null,
    }),
    [mounted],
  );

  const onMount: OnMount = (instance, monaco) => {
    instance.onDidChangeCursorPosition(({ position }) => {
      onCursorMove({ line: position.lineNumber, column: position.column });
    });
    // The list of errors takes room from below, where the line being written may be.
    instance.onDidLayoutChange(() => {
      const position = instance.getPosition();
      if (position !== null && instance.hasTextFocus()) instance.revealPosition(position);
    });
    setMounted([instance, monaco]);
    onReady((view) => showView(instance, view));
  };
  const paste = (text: string): void => {
    mounted?.[0].trigger('clean', 'paste', { text, pasteOnNewLine: false });
  };
  const onKey = (event: KeyboardEvent): void => {
    // Hides the event from Monaco, so that Tab moves the focus instead of indenting.
    if (event.key === 'Tab' && doesTabLeave) event.stopPropagation();
    else if (event.key !== 'Shift') setDoesTabLeave(event.key === 'Escape' && !isOffering(event));
  };
  return (
    <div
      className={styles.monaco}
      onKeyDownCapture={onKey}
      onPasteCapture={(event) => pasteClean(event, paste)}
      onBlur={() => setDoesTabLeave(false)}
    >
      <Editor
        language="python"
        theme={EDITOR_THEME}
        value={code}
        options={options}
        loading={null}
        beforeMount={defineTheme}
        onMount={onMount}
        onChange={(value) => onChange(value ?? '')}
      />
      <MarkList
        marks={marks.filter(({ mistake }) => mistake !== undefined)}
        onOpen={(mark) => mounted !== null && openMark(mounted[0], mark)}
      />
      {hasVimKeys && <div ref={vimBar} className={styles.vim} />}
      <span className="visually-hidden" role="status">
        {doesTabLeave ? 'Tab now leaves the editor.' : ''}
      </span>
    </div>
  );
}

/** The first Escape closes the list of suggestions and must not arm leaving the editor. */
function isOffering({ currentTarget }: KeyboardEvent): boolean {
  return currentTarget.querySelector('.suggest-widget.visible') !== null;
}

/** Moves the cursor to an error. */
function openMark(instance: Mounted[0], { line, mistake }: ErrorMark): void {
  instance.setPosition({ lineNumber: line, column: mistake?.column ?? 1 });
  instance.revealLineInCenterIfOutsideViewport(line);
  instance.focus();
}

/**
 * Marks errors: they are underlined, and say the reason at the end of the line if it fits there, on hover and with F8.
 * The line at which a run stopped is also highlighted. The results explain it, so that the list below the code has only
 * what was found while the learner typed.
 */
function useErrorMarks(mounted: Mounted | null, marks: readonly ErrorMark[]): void {
  useEffect(() => {
    if (mounted === null) return;
    const [instance, monaco] = mounted;
    const model = instance.getModel();
    if (model === null) return;
    // Lines may go before their marks do.
    const knownMarks = (): ErrorMark[] => marks.filter(({ line }) => line <= model.getLineCount());
    const markers = knownMarks().map(({ line, message, mistake }): editor.IMarkerData => ({
      severity: monaco.MarkerSeverity.Error,
      message: message.replaceAll('`', ''),
      source: 'Python',
      startLineNumber: line,
      startColumn: mistake?.column ?? (model.getLineFirstNonWhitespaceColumn(line) || 1),
      endLineNumber: line,
      endColumn: mistake?.endColumn ?? model.getLineMaxColumn(line),
    }));
    monaco.editor.setModelMarkers(model, MARKER_OWNER, markers);
    const decorated = instance.createDecorationsCollection();
    const decorate = (): void => {
      decorated.set(knownMarks().flatMap((mark) => decorationsOf(mark, mounted)));
    };
    decorate();
    const layout = instance.onDidLayoutChange(decorate);
    return () => {
      layout.dispose();
      decorated.clear();
      if (!model.isDisposed()) monaco.editor.setModelMarkers(model, MARKER_OWNER, []);
    };
  }, [mounted, marks]);
}

function decorationsOf(mark: ErrorMark, mounted: Mounted): editor.IModelDeltaDecoration[] {
  const { line, mistake } = mark;
  return [...(mistake === undefined ? [litLine(line)] : []), ...wordsAfterLine(mark, mounted)];
}

function litLine(line: number): editor.IModelDeltaDecoration {
  return {
    range: { startLineNumber: line, startColumn: 1, endLineNumber: line, endColumn: 1 },
    options: {
      isWholeLine: true,
      className: styles['error-line'] ?? null,
      marginClassName: styles['error-margin'] ?? null,
    },
  };
}

/** As many words of an error as fit beside its line; none if not even a sentence does. */
function wordsAfterLine(
  { line, message, mistake }: ErrorMark,
  [instance, monaco]: Mounted,
): editor.IModelDeltaDecoration[] {
  const end = instance.getModel()?.getLineMaxColumn(line) ?? 1;
  const words = shortened(message, instance.getLayoutInfo().viewportColumn - end - 3);
  if (words === null) return [];
  const className = styles[mistake === undefined ? 'error-words' : 'typing-words'] ?? null;
  const after = {
    content: `\u00A0\u00A0${words}`,
    inlineClassName: className,
    cursorStops: monaco.editor.InjectedTextCursorStops.None,
  };
  return [
    {
      range: { startLineNumber: line, startColumn: end, endLineNumber: line, endColumn: end },
      options: { showIfCollapsed: true, after },
    },
  ];
}

/** Suggests names of Python, the program and its lab while the learner types, and explains them. */
function useLanguageHelp(mounted: Mounted | null, lab: CodeEditorProps['lab']): void {
  const session = useLanguageServer(mounted, lab?.log !== undefined);
  const own = useMemo(() => mounted && ownHelp(mounted[1], lab), [mounted, lab]);
  const help = useRef(own);
  useEffect(() => {
    help.current = own && (session?.improve(own) ?? own);
  }, [own, session]);
  useEffect(() => {
    if (mounted === null || own === null) return;
    const { languages } = mounted[1];
    const registered = changingHelp(own, () => help.current ?? own);
    const registrations = [
      languages.registerCompletionItemProvider('python', registered.completion),
      languages.registerHoverProvider('python', registered.hover),
      languages.registerSignatureHelpProvider('python', registered.signatureHelp),
    ];
    return () => {
      for (const registration of registrations) registration.dispose();
    };
  }, [mounted, own]);
}

/** How the editor helps without the language server. */
function ownHelp(monaco: Mounted[1], lab: CodeEditorProps['lab']): LanguageHelp {
  return {
    completion: monacoCompletion(monaco, lab),
    hover: monacoHover,
    signatureHelp: monacoSignatureHelp,
  };
}
