import { useState } from 'react';
import type { Replay } from '../../sandbox/recording/replay.ts';
import { isEndOfRun } from './moves.ts';
import type { RecordedTest } from './recorded-test.ts';
import type { PlaceInRecording } from './use-place.ts';

/** Leads to the next time that a line runs. */
export interface LineSearch {
  goToLine: (line: number) => void;
  /** What became of the search; empty if the line was found. */
  words: string;
}

/** Returns the next step at which a line runs or its function is called; null if none is recorded. */
function nextRunOf({ recording }: Replay, step: number, line: number): number | null {
  const next = recording.steps.findIndex(
    (other, index) =>
      index > step && other.line === line && (other.kind === 'line' || other.kind === 'call'),
  );
  return next === -1 ? null : next;
}

/** Returns after how many lines a line may run that isn't recorded, the part after the recording first. */
function unrecordedParts(replay: Replay): number[] {
  const { steps, skippedSteps } = replay.recording;
  const lines = steps.filter(({ kind }) => kind === 'line').length;
  const later = isEndOfRun(replay, replay.length - 1) ? [] : [skippedSteps + lines];
  return skippedSteps === 0 ? later : [...later, 0];
}

/** Records the first part of the run in which a line runs. @returns null if it runs in none of them */
async function recordLine({ recordFrom }: RecordedTest, line: number, parts: readonly number[]) {
  for (const from of recordFrom === undefined ? [] : parts) {
    const recorded = await recordFrom?.({ line, from });
    if (typeof recorded === 'object') return recorded;
  }
  return null;
}

/**
 * Returns a search for lines in a recording. What isn't recorded yet is recorded for it.
 *
 * @param onTest receives another part of the run
 */
export function useLineSearch(
  test: RecordedTest,
  { replay, step, goTo }: PlaceInRecording,
  onTest: (test: RecordedTest) => void,
): LineSearch {
  const [words, setWords] = useState('');
  const search = async (line: number): Promise<void> => {
    const next = nextRunOf(replay, step, line);
    setWords(next === null ? `Looking for line ${line}…` : '');
    if (next !== null) {
      goTo(next);
      return;
    }
    const recorded = await recordLine(test, line, unrecordedParts(replay));
    if (recorded !== null) {
      onTest(recorded);
      return;
    }
    const first = nextRunOf(replay, -1, line);
    setWords(
      first === null
        ? `Line ${line} doesn’t run.`
        : `Line ${line} doesn’t run again. This is the first time.`,
    );
    if (first !== null) goTo(first);
  };
  return { words, goToLine: (line) => void search(line) };
}
