import { diffArrays } from 'diff';

/** A line of a diff. */
export interface LineChange {
  kind: 'same' | 'removed' | 'added';
  text: string;
  /** Its line number, starting at 1; in the newer text if it is in both. */
  line: number;
}

/** The cost grows with the square of the changed lines. Beyond this number, the page would freeze. */
const MAX_CHANGED_LINES = 1000;

/** Returns the diff between an older and a newer text, with as few changes as possible. */
export function lineChanges(older: string, newer: string): LineChange[] {
  const [before, after] = [linesOf(older), linesOf(newer)];
  const start = commonStart(before, after);
  const end = commonStart(before.slice(start).toReversed(), after.slice(start).toReversed());
  const same = (lines: string[]) => lines.map((text): Change => ({ kind: 'same', text }));
  return numbered([
    ...same(after.slice(0, start)),
    ...changesBetween(
      before.slice(start, before.length - end),
      after.slice(start, after.length - end),
    ),
    ...same(after.slice(after.length - end)),
  ]);
}

type Change = Omit<LineChange, 'line'>;

/** Ignores a final newline. */
function linesOf(text: string): string[] {
  const trimmed = text.replace(/\n$/, '');
  return trimmed === '' ? [] : trimmed.split('\n');
}

function commonStart(left: readonly string[], right: readonly string[]): number {
  const differing = left.findIndex((line, index) => line !== right[index]);
  return differing === -1 ? left.length : differing;
}

function changesBetween(before: string[], after: string[]): Change[] {
  const changes = diffArrays(before, after, { maxEditLength: MAX_CHANGED_LINES }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return changes.flatMap(({ value, removed, added }) => {
    const kind = removed ? 'removed' : added ? 'added' : 'same';
    return value.map((text): Change => ({ kind, text }));
  });
}

function numbered(changes: readonly Change[]): LineChange[] {
  let older = 0;
  let newer = 0;
  return changes.map((change) => {
    if (change.kind !== 'added') older += 1;
    if (change.kind !== 'removed') newer += 1;
    return { ...change, line: change.kind === 'removed' ? older : newer };
  });
}

/** A block of lines to show, or a number of unchanged lines that are folded. */
export type ChangeBlock =
  { kind: 'shown'; changes: LineChange[] } | { kind: 'folded'; count: number };

/** The number of unchanged lines shown around a change. */
const CONTEXT_LINES = 3;

/** Folds unchanged lines that are far from any change. */
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
