import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ConsolePart, ExecutionState } from '../../execution/execution-state.ts';
import { useExecution } from '../../execution/execution-value.ts';
import { MAX_INPUT_CHARACTERS } from '../../execution/python/input-channel.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ConsoleView } from './console-view.tsx';
import { useOwnTests } from './own-tests/own-tests.ts';
import styles from './results.module.css';

/** The input field for a program that asks for input. Input sent early waits until the program asks again. */
function ProgramInput() {
  const { sendInput } = useExecution();
  const [line, setLine] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isEditing(document.activeElement)) field.current?.focus();
  }, []);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    sendInput(line);
    setLine('');
  };
  return (
    <form className={styles.input} onSubmit={send}>
      <TextField
        ref={field}
        label="The program asks for input"
        name="line"
        value={line}
        onChange={(event) => setLine(event.currentTarget.value)}
        maxLength={MAX_INPUT_CHARACTERS}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        help="Enter sends the line."
      />
      <div className="cluster">
        <Button type="submit">Send</Button>
        <Button kind="quiet" onClick={() => sendInput(null)}>
          End of input
        </Button>
      </div>
    </form>
  );
}

/** Don't take the focus from a learner who is writing code. Both editors use a text area. */
function isEditing(element: Element | null): boolean {
  return element instanceof HTMLTextAreaElement;
}

type Samples = WorkspaceChallengeFragment['samples'];

/** The console of the current run in this browser, or of a stopped one. */
export function RunConsole({ samples }: { samples: Samples }) {
  const own = useOwnTests();
  const { console, stop, ...state } = useExecution();
  const isRunning = state.activity === 'local';
  const isAsking = isRunning && hasAsked(state);
  if (console.length === 0 && !isAsking) return null;
  const parts = partsOfLastCase(console);
  return (
    <div className={styles.inset}>
      <ConsoleView
        title={
          state.isOwnInput
            ? 'Console'
            : titleOf(parts, [...samples.map(({ name }) => name), ...own.names])
        }
        parts={parts}
        onStop={isRunning ? stop : undefined}
      />
      {isAsking && <ProgramInput />}
    </div>
  );
}

function hasAsked({ input }: Pick<ExecutionState, 'input'>): boolean {
  return input === 'asked' || input === 'answered';
}

function partsOfLastCase(parts: readonly ConsolePart[]): readonly ConsolePart[] {
  return parts.filter(({ caseIndex }) => caseIndex === parts.at(-1)?.caseIndex);
}

function titleOf([first]: readonly ConsolePart[], names: readonly string[]): string {
  const name = names[first?.caseIndex ?? 0];
  return name === undefined ? 'Output' : `Output: ${name}`;
}
