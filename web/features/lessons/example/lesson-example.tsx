import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { LabScenario } from '../../../../sandbox/lab/scenario.ts';
import { ExecutionProvider } from '../../../execution/execution-context.tsx';
import { useExecution } from '../../../execution/execution-value.ts';
import type { LocalChallenge } from '../../../execution/run-locally.ts';
import { Button } from '../../../ui/button.tsx';
import { ExampleOutcome } from './example-outcome.tsx';
import styles from './example.module.css';

/** The example program of a lesson. */
interface Example {
  code: string;
  /** The code with syntax highlighting, as safe HTML. */
  codeHtml: string | null;
  /** The expected output; null if the lesson doesn't give one. */
  output: string | null;
  /** The simulated network that it uses; null if it uses none. */
  lab: LabScenario | null;
}

/** The original example, with line numbers and syntax highlighting. */
function ExampleSource({ example: { code, codeHtml } }: { example: Example }) {
  return (
    // Long lines scroll horizontally, which must also work with the keyboard.
    <pre className="numbered" tabIndex={0} aria-label="example.py">
      {codeHtml === null ? (
        <code className={styles.text}>{code}</code>
      ) : (
        <code dangerouslySetInnerHTML={{ __html: codeHtml }} />
      )}
    </pre>
  );
}

interface ExampleEditorProps {
  code: string;
  onChange: (code: string) => void;
  onRun: () => void;
}

/** A plain text area, so that Tab leaves it. Ctrl+Enter runs its code. */
function ExampleEditor({ code, onChange, onRun }: ExampleEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // The learner has just pressed Edit.
  useEffect(() => area.current?.focus(), []);
  const runOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  };
  return (
    <textarea
      ref={area}
      className={styles.editor}
      aria-label="Your version of example.py"
      aria-keyshortcuts="Control+Enter Meta+Enter"
      value={code}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={runOnEnter}
      rows={code.split('\n').length + 1}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      wrap="off"
    />
  );
}

/** The example with buttons to edit and run it, and its output. */
function RunnableExample({ example }: { example: Example }) {
  const [draft, setDraft] = useState<string | null>(null);
  const { executeCodeLocal, clearResults } = useExecution();
  const run = () => void executeCodeLocal(draft ?? example.code, '');
  const change = (code: string | null) => {
    setDraft(code);
    clearResults();
  };
  const isChanged = draft !== null && draft !== example.code;
  return (
    <section className={styles.example} aria-label="Example">
      <figure className="code">
        <header>
          <span>example.py</span>
          <span className={styles.actions}>
            <Button
              kind="quiet"
              size="small"
              onClick={() => change(draft === null ? example.code : null)}
            >
              {draft === null ? 'Edit' : 'Reset'}
            </Button>
            <RunButton onRun={run} />
          </span>
        </header>
        {draft === null ? (
          <ExampleSource example={example} />
        ) : (
          <ExampleEditor code={draft} onChange={change} onRun={run} />
        )}
        <ExpectedOutput output={example.output} />
      </figure>
      <ExampleOutcome isChanged={isChanged} />
    </section>
  );
}

function RunButton({ onRun }: { onRun: () => void }) {
  const { localExecuting, stop } = useExecution();
  return localExecuting ? (
    <Button kind="danger" size="small" onClick={stop}>
      Stop
    </Button>
  ) : (
    <Button icon="run" size="small" onClick={onRun}>
      Run (Local)
    </Button>
  );
}

function ExpectedOutput({ output }: { output: string | null }) {
  if (output === null) return null;
  return (
    <pre className="output" tabIndex={0} aria-label="What the example prints">
      <code className={styles.text}>{output}</code>
    </pre>
  );
}

/** The time limit of an example, in seconds, as in the curriculum. */
const TIME_LIMIT_SECONDS = 5;

/** Describes the example for a run: a program without input, its expected output, and its network. */
function challengeOf({ output, lab }: Example): LocalChallenge {
  return {
    description: '',
    instructions: null,
    samples: output === null ? [] : [{ name: 'Example', stdin: '', expectedStdout: output }],
    expectedOutput: null,
    entry: { kind: 'PROGRAM', functionName: null },
    lab,
    timeLimitSeconds: TIME_LIMIT_SECONDS,
  };
}

/** The example of a lesson. It runs in the browser, without any request to the server. */
export function LessonExample({ example }: { example: Example }) {
  const challenge = useMemo(() => challengeOf(example), [example]);
  return (
    <ExecutionProvider challenge={challenge}>
      <RunnableExample example={example} />
    </ExecutionProvider>
  );
}
