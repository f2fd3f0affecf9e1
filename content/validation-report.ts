import type { WriteStream } from 'node:tty';
import { describeProblem, type Problem } from './content-error.ts';
import type { Item, ItemResult } from './curriculum-items.ts';

/** Reports the results of the gates, item by item. */
export interface ValidationReport {
  /** @param validated.seconds how long its programs keep two quiet cores busy */
  add(validated: ItemResult & { item: Item; seconds: number }): void;
  /** Counts an item that passed before and has not changed, with its test strength. It is printed only if it has problems. */
  keep(kept: { item: Item; problems: readonly Problem[]; share: number | null }): void;
  /**
   * Prints the totals.
   *
   * @returns the number of problems
   */
  finish(): number;
}

/** The minimum share of mutants that all challenges together must kill. */
const WEAKEST_AVERAGE = 0.95;

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** Rounds down, so that a share just below the minimum does not look like the minimum. */
function percent(share: number): string {
  return `${Math.floor(share * 100)} %`;
}

function average(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

type ValidatedItem = Parameters<ValidationReport['add']>[0];

function headOf({ item, problems, strength, seconds }: ValidatedItem): string {
  const verdict = problems.length === 0 ? 'passed' : 'FAILED';
  const time = `${seconds.toFixed(1).padStart(5)} s`;
  const tested = strength ? `  strength ${percent(strength.share).padStart(5)}` : '';
  return `${verdict}  ${item.kind.padEnd(10)}  ${item.id.padEnd(34)}  ${time}${tested}`;
}

function keptHeadOf({ kind, id }: Item): string {
  return `FAILED  ${kind.padEnd(10)}  ${id}`;
}

function survivorsOf({ problems, strength }: ValidatedItem): string[] {
  // A challenge that fails the gate already lists its survivors as problems.
  if (problems.length > 0 || strength === null) return [];
  return strength.survivors.map(
    ({ line, was, became }) =>
      `line ${line}: no case fails with \`${became}\` instead of \`${was}\``,
  );
}

/** How many of the slowest items a run of the whole curriculum names. */
const SLOWEST_COUNT = 10;

/** Names the items that took longest, so that authors see where the time of a run goes. */
function slowestOf(items: readonly ValidatedItem[]): string {
  const times = items
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST_COUNT)
    .map(({ item, seconds }) => `${item.id || item.kind} ${seconds.toFixed(1)} s`);
  return `Slowest: ${times.join(', ')}.`;
}

function strengthOf(shares: readonly number[]): string {
  const least = Math.min(...shares);
  return `Test strength ${percent(average(shares))} on average, ${percent(least)} at least.`;
}

const TOO_WEAK = `The average must be at least ${percent(WEAKEST_AVERAGE)}. Add cases to the weakest challenges.`;

function secondsOf(items: readonly ValidatedItem[]): number {
  return items.reduce((sum, { seconds }) => sum + seconds, 0);
}

function delayOf(seconds: number, mostSeconds: number): string {
  return `The run takes ${Math.ceil(seconds)} seconds on two quiet cores; at most ${mostSeconds} are allowed. Make the slowest items faster.`;
}

/** How many items of a run have a verdict from before. */
function keptOf(count: number): string {
  return `${counted(count, 'more item')} passed before and did not change.`;
}

/**
 * Creates a report.
 *
 * @param options.isWhole whether the run is about the whole curriculum. Then the report names the slowest items and asks
 * for an average strength.
 * @param options.namesSurvivors whether to name the mutants that no case kills, each with its line
 * @param options.mostSeconds how long the run may take on two quiet cores; as long as it needs by default
 */
export function createReport(
  print: (line: string) => void,
  options: { isWhole: boolean; namesSurvivors: boolean; mostSeconds?: number | undefined },
): ValidationReport {
  const validatedItems: ValidatedItem[] = [];
  const shares: number[] = [];
  const { mostSeconds = Infinity } = options;
  let kept = 0;
  let problemCount = 0;
  const refuse = (problem: string): void => {
    problemCount += 1;
    print(problem);
  };
  return {
    add(validated) {
      validatedItems.push(validated);
      problemCount += validated.problems.length;
      if (validated.strength) shares.push(validated.strength.share);
      const details = [
        ...validated.problems.map(describeProblem),
        ...(options.namesSurvivors ? survivorsOf(validated) : []),
      ];
      print([headOf(validated), ...details].join('\n        '));
    },
    keep({ item, problems, share }) {
      kept += 1;
      problemCount += problems.length;
      if (share !== null) shares.push(share);
      if (problems.length > 0) {
        print([keptHeadOf(item), ...problems.map(describeProblem)].join('\n        '));
      }
    },
    finish() {
      const seconds = secondsOf(validatedItems);
      print('');
      if (kept > 0) print(keptOf(kept));
      if (shares.length > 0) print(strengthOf(shares));
      if (options.isWhole && average(shares) < WEAKEST_AVERAGE) refuse(TOO_WEAK);
      if (options.isWhole && validatedItems.length > 0) print(slowestOf(validatedItems));
      if (seconds > mostSeconds) refuse(delayOf(seconds, mostSeconds));
      print(`${counted(validatedItems.length, 'item')}, ${counted(problemCount, 'problem')}.`);
      return problemCount;
    },
  };
}

const BAR_WIDTH = 32;

/** A progress line at the bottom of a terminal, below the printed lines. */
interface ProgressBar {
  show(done: number, all: number): void;
  /** Prints a line above the bar. */
  print(line: string): void;
  clear(): void;
}

/** Creates a progress bar. If the stream is not a terminal, only the lines are printed. */
export function createProgressBar(stream: WriteStream): ProgressBar {
  let bar = '';
  const clear = (): void => {
    if (bar === '') return;
    stream.cursorTo(0);
    stream.clearLine(0);
  };
  return {
    show(done, all) {
      if (!stream.isTTY) return;
      clear();
      const filled = Math.round((BAR_WIDTH * done) / Math.max(all, 1));
      bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}  ${done} of ${all}`;
      stream.write(bar);
    },
    print(line) {
      clear();
      stream.write(`${line}\n${bar}`);
    },
    clear() {
      clear();
      bar = '';
    },
  };
}
