import { useState } from 'react';
import { useExecution } from '../../../execution/execution-value.ts';
import { Button } from '../../../ui/button.tsx';
import { ExampleEditor } from './example-editor.tsx';
import { ExampleOutcome } from './example-outcome.tsx';
import { ExampleSource } from './example-source.tsx';
import styles from './example.module.css';
import type { Example } from './example.ts';

/** The example with buttons to edit and run it, and its output. */
export function RunnableExample({ example }: { example: Example }) {
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
