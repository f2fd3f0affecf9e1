import type { ConsolePart, ExecutionState } from '../../execution/execution-state.ts';
import { useExecution } from '../../execution/execution-value.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { ConsoleView } from './console-view.tsx';
import { ProgramInput } from './program-input.tsx';
import styles from './results.module.css';

type Samples = WorkspaceChallengeFragment['samples'];

/** The console of the current run in this browser, or of a stopped one. */
export function RunConsole({ samples }: { samples: Samples }) {
  const { console, stop, ...state } = useExecution();
  const isRunning = state.activity === 'local';
  const isAsking = isRunning && hasAsked(state);
  if (console.length === 0 && !isAsking) return null;
  const parts = partsOfLastCase(console);
  return (
    <div className={styles.inset}>
      <ConsoleView
        title={state.isOwnInput ? 'Console' : titleOf(parts, samples)}
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

function titleOf([first]: readonly ConsolePart[], samples: Samples): string {
  const sample = samples[first?.caseIndex ?? 0];
  return sample === undefined ? 'Output' : `Output: ${sample.name}`;
}
