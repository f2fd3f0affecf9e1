import { type ComponentProps, type ReactNode, useMemo, useRef, useState } from 'react';
import type { LabScenario } from '../../../../sandbox/lab/scenario.ts';
import { CodeArea } from '../../../editor/code-area.tsx';
import { KeyRow } from '../../../editor/key-row.tsx';
import { MarkList, marksOfMistake } from '../../../editor/mark-list.tsx';
import { selectLine } from '../../../editor/text-position.ts';
import { ExecutionProvider } from '../../../execution/execution-context.tsx';
import { useExecution } from '../../../execution/execution-value.ts';
import { useLocalRunner } from '../../../execution/local-runner-context.tsx';
import type { LocalChallenge } from '../../../execution/run-locally.ts';
import { useMistake } from '../../../execution/use-mistake.ts';
import { parseTraceback } from '../../../execution/traceback.tsx';
import type { LessonProgram } from '../../../../domain/exercise.ts';
import { RecordButton } from '../../../recorder/record-button.tsx';
import { type RecordableRun, useRecord } from '../../../recorder/use-record.ts';
import { Button } from '../../../ui/button.tsx';
import { withoutEnd } from './exercise-answer.ts';
import { ProgramOutput } from './program-output.tsx';
import styles from './program.module.css';

/** A program as its author wrote it. */
type Program = Omit<LessonProgram, 'codeHtml'>;

/** The time limit of a program in a lesson, in seconds, as in the curriculum. */
const TIME_LIMIT_SECONDS = 5;

/** Describes a program for a run in the browser: its input, its output if the lesson tells it, and its network. */
function challengeOf({ stdin, output }: Program, lab: LabScenario | null): LocalChallenge {
  return {
    description: '',
    instructions: null,
    samples: [{ name: 'Program', stdin, expectedStdout: output ?? '' }],
    expectedOutput: null,
    entry: { kind: 'PROGRAM', functionName: null },
    lab,
    timeLimitSeconds: TIME_LIMIT_SECONDS,
  };
}

interface ProgramBlockProps {
  program: Program;
  lab: LabScenario | null;
}

/** A program of a lesson that learners can change and run in the browser. */
export function ProgramBlock({ program, lab }: ProgramBlockProps) {
  const [code, setCode] = useState(withoutEnd(program.code));
  return <ProgramEditor program={program} lab={lab} code={code} onChange={setCode} />;
}

interface ProgramEditorProps extends ProgramBlockProps {
  code: string;
  onChange: (code: string) => void;
  /** Whether the output is to the right of the code where there is room. */
  isWide?: boolean | undefined;
}

/** An editor for a program, with its output below it or beside it. */
export function ProgramEditor({ lab, program, ...editor }: ProgramEditorProps) {
  return (
    <ProgramExecution program={program} lab={lab}>
      <RunnableProgram program={program} lab={lab} {...editor} />
    </ProgramExecution>
  );
}

/** Provides the runs of a program. */
export function ProgramExecution({
  program,
  lab,
  children,
}: ProgramBlockProps & { children: ReactNode }) {
  const challenge = useMemo(() => challengeOf(program, lab), [program, lab]);
  return <ExecutionProvider challenge={challenge}>{children}</ExecutionProvider>;
}

function RunnableProgram(props: ProgramEditorProps) {
  const { program, lab, code, onChange, isWide } = props;
  const { executeCodeLocal, clearResults } = useExecution();
  const { report, errorLine } = useOutcomeOf(code);
  const { start } = useLocalRunner();
  const found = useMistake(code);
  const mistake = report === null ? found : null;
  const area = useRef<HTMLTextAreaElement>(null);
  const name = program.fileName === '' ? 'program.py' : program.fileName;
  const original = withoutEnd(program.code);
  const isChanged = code !== original;
  const change = (next: string): void => {
    // Python finds mistakes while the learner types, and is soon needed for a run.
    start();
    onChange(next);
    // The old output isn't that of the new program.
    clearResults();
  };
  const run = (): void => void executeCodeLocal(code, '');
  return (
    <figure className={`code ${styles.program}`} data-wide={isWide || undefined}>
      <header>
        <span>
          {name} {isChanged && <span className={styles.changed}>changed</span>}
        </span>
        <ProgramActions
          {...{ name, code, lab }}
          stdin={program.stdin}
          onRun={run}
          onReset={isChanged ? () => change(original) : null}
        />
      </header>
      <div data-wraps>
        <CodeArea
          ref={area}
          label={`Code of ${name}`}
          code={code}
          onChange={change}
          onRun={run}
          errorLine={errorLine}
          mistake={mistake}
        />
        <div className={styles.keys}>
          <KeyRow editor={area} />
        </div>
        <MarkList
          marks={marksOfMistake(mistake)}
          onOpen={({ line }) => selectLine(area.current, line)}
        />
        <ProgramInput stdin={program.stdin} />
      </div>
      <ProgramOutput expected={program.output} isChanged={isChanged} report={report} />
    </figure>
  );
}

/** The outcome of a program. A run that was under way while the learner typed is that of the old program. */
function useOutcomeOf(code: string) {
  const { localResults } = useExecution();
  const report = localResults?.code === code ? localResults : null;
  return { report, errorLine: parseTraceback(report?.error ?? '')?.line ?? null };
}

/** What is stepped through. */
type Recorded = Pick<RecordableRun, 'name' | 'code' | 'lab' | 'stdin'>;

interface ProgramActionsProps extends Recorded {
  onRun: () => void;
  /** Null if there is nothing to reset. */
  onReset: (() => void) | null;
}

function ProgramActions({ onRun, onReset, ...recorded }: ProgramActionsProps) {
  const { localExecuting, stop } = useExecution();
  const runButton = useRef<HTMLButtonElement>(null);
  const reset = (): void => {
    onReset?.();
    // The button disappears.
    runButton.current?.focus();
  };
  return (
    <span className={styles.actions}>
      {onReset !== null && (
        <Button kind="quiet" size="small" icon="refresh" onClick={reset}>
          Reset
        </Button>
      )}
      <StepThroughButton {...recorded} />
      {localExecuting ? (
        <Button kind="danger" size="small" onClick={stop}>
          Stop
        </Button>
      ) : (
        <Button ref={runButton} icon="run" size="small" onClick={onRun}>
          Run (Local)
        </Button>
      )}
    </span>
  );
}

/** Records the program as it is now, and opens the recording. */
export function StepThroughButton({
  heading,
  ...recorded
}: Recorded & Pick<ComponentProps<typeof RecordButton>, 'heading'>) {
  const { localExecuting, localProgress } = useExecution();
  const record = useRecord();
  const nothing = { expected: null, originalStdout: null, isFunction: false };
  return (
    <RecordButton
      label="Step through"
      kind={heading === undefined ? 'quiet' : 'secondary'}
      disabled={localExecuting || recorded.code.trim() === ''}
      loading={localProgress}
      record={() => record({ ...recorded, ...nothing, fileName: recorded.name })}
      waysBack={{
        back: 'Back to the lesson',
        done: heading === undefined ? 'Edit and run again' : null,
      }}
      heading={heading}
    />
  );
}

/** What the program reads. */
export function ProgramInput({ stdin }: { stdin: string }) {
  if (stdin === '') return null;
  return (
    <>
      <p className={styles.head}>Input</p>
      <pre tabIndex={0} aria-label="Input">
        <code className={styles.text}>{stdin}</code>
      </pre>
    </>
  );
}
