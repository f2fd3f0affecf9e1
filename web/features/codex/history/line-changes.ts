/** A line of two texts laid over each other. */
export interface LineChange {
  kind: 'same' | 'removed' | 'added';
  text: string;
  /** Its number in the text that it stands in, from 1; in the newer one when it stands in both. */
  line: number;
}

/** Beyond so many pairs of lines the middle is not compared: it would keep the page waiting. */
const MAX_PAIRS = 1_000_000;

/**
 * What became of each line from an older text to a newer one: a longest common subsequence, so that as much as
 * possible is told to be the same.
 */
export function lineChanges(older: string, newer: string): LineChange[] {
  const [before, after] = [linesOf(older), linesOf(newer)];
  const start = commonStart(before, after);
  const end = commonStart(before.slice(start).toReversed(), after.slice(start).toReversed());
  const middle = changesBetween(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  );
  const same = (text: string): Kept => ({ kind: 'same', text });
  return numbered([
    ...after.slice(0, start).map(same),
    ...middle,
    ...after.slice(after.length - end).map(same),
  ]);
}

type Kept = Omit<LineChange, 'line'>;

/** An end of the text that is no line end makes no difference. */
function linesOf(text: string): string[] {
  const trimmed = text.replace(/\n$/, '');
  return trimmed === '' ? [] : trimmed.split('\n');
}

function commonStart(left: readonly string[], right: readonly string[]): number {
  const differing = left.findIndex((line, index) => line !== right[index]);
  return differing === -1 ? left.length : differing;
}

function changesBetween(before: readonly string[], after: readonly string[]): Kept[] {
  const removed = before.map((text): Kept => ({ kind: 'removed', text }));
  const added = after.map((text): Kept => ({ kind: 'added', text }));
  if (before.length * after.length > MAX_PAIRS) return [...removed, ...added];
  const common = commonLengths(before, after);
  const changes: Kept[] = [];
  let [row, column] = [0, 0];
  for (;;) {
    const [old, fresh] = [removed[row], added[column]];
    if (old === undefined || fresh === undefined) break;
    const next = stepAt(common, { row, column, isSame: old.text === fresh.text });
    changes.push({ kind: next, text: (next === 'removed' ? old : fresh).text });
    if (next !== 'added') row += 1;
    if (next !== 'removed') column += 1;
  }
  return [...changes, ...removed.slice(row), ...added.slice(column)];
}

interface Pair {
  row: number;
  column: number;
  isSame: boolean;
}

/** Which way keeps most lines the same. */
function stepAt(common: CommonLengths, { row, column, isSame }: Pair): LineChange['kind'] {
  if (isSame) return 'same';
  return common(row + 1, column) >= common(row, column + 1) ? 'removed' : 'added';
}

/** How many lines two texts have in common from a pair of lines on. */
type CommonLengths = (row: number, column: number) => number;

function commonLengths(before: readonly string[], after: readonly string[]): CommonLengths {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const isSame = before[row] === after[column];
      lengths[row * width + column] = isSame
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  return at;
}

function numbered(changes: readonly Kept[]): LineChange[] {
  let older = 0;
  let newer = 0;
  return changes.map((change) => {
    if (change.kind !== 'added') older += 1;
    if (change.kind !== 'removed') newer += 1;
    return { ...change, line: change.kind === 'removed' ? older : newer };
  });
}

/** A stretch of changes, or so many lines that stay the same and need not be shown. */
export type ChangeBlock =
  { kind: 'shown'; changes: LineChange[] } | { kind: 'folded'; count: number };

/** Lines that stay the same are shown so far from a change. */
const CONTEXT_LINES = 3;

/** Folds away what is the same and far from any change. */
export function foldChanges(changes: readonly LineChange[]): ChangeBlock[] {
  const isNear = (index: number): boolean =>
    changes
      .slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1)
      .some(({ kind }) => kind !== 'same');
  const blocks: ChangeBlock[] = [];
  changes.forEach((change, index) => {
    const last = blocks.at(-1);
    if (isNear(index)) {
      if (last?.kind === 'shown') last.changes.push(change);
      else blocks.push({ kind: 'shown', changes: [change] });
    } else if (last?.kind === 'folded') last.count += 1;
    else blocks.push({ kind: 'folded', count: 1 });
  });
  return blocks;
}
