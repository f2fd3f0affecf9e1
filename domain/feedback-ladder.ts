/** A hidden case that a submission failed. */
export interface FailingHiddenCase {
  title: string;
  /** Whether every submission runs it. The others are drawn from a pool, and only their title is ever shown. */
  isFixed: boolean;
}

/** A learner's situation after a failed submission. */
interface Failure<Case> {
  /** 1 to 5. */
  difficulty: number;
  /** How many submissions to the challenge have failed, with this one. */
  failedSubmissions: number;
  /** The failing hidden cases, in their order. */
  failing: readonly Case[];
}

/** What a failed submission shows. */
interface GrantedHelp<Case> {
  titles: string[];
  /** Cases to show with their input, the expected output and what the program printed. */
  inFull: Case[];
  /** Cases of which only the input is shown. */
  inputsOnly: Case[];
  /** Whether a failing case from the practice pool is shown. */
  hasPracticeCase: boolean;
}

/** How many of the failing hidden cases a rung shows, and how. */
interface Rung {
  titles: number;
  inFull: number;
  inputsOnly: number;
  hasPracticeCase: boolean;
  /** What it adds, after "The next failed submission shows". */
  adds: string;
}

const ALL = Infinity;
const PRACTICE = { hasPracticeCase: true, adds: 'a short failing case for practice' };

const NO_HELP = { titles: ALL, inFull: 0, inputsOnly: 0, hasPracticeCase: false, adds: '' };

/** Difficulty 1 and 2. */
const EASY: readonly Rung[] = [
  { ...NO_HELP, inFull: 1 },
  { ...NO_HELP, inFull: ALL, adds: 'every failing test in full' },
  { ...NO_HELP, inFull: ALL, ...PRACTICE },
];
/** Difficulty 3. */
const MEDIUM: readonly Rung[] = [
  NO_HELP,
  { ...NO_HELP, inputsOnly: 1, adds: 'the input of the first failing test' },
  { ...NO_HELP, inputsOnly: 1, ...PRACTICE },
];
/** Difficulty 4 and 5. */
const HARD: readonly Rung[] = [
  { ...NO_HELP, titles: 2 },
  { ...NO_HELP, adds: 'the titles of all failing tests' },
  { ...NO_HELP, ...PRACTICE },
];

/** The rungs by difficulty, from 1. After the last one, everything stays as it is. */
const LADDERS = [EASY, EASY, MEDIUM, HARD, HARD];

/** The failed submissions until the solution can be shown. */
const FAILURES_BEFORE_SOLUTION = 5;

function rungsOf(difficulty: number): readonly Rung[] {
  return LADDERS[difficulty - 1] ?? HARD;
}

function rungAt(difficulty: number, failedSubmissions: number): Rung {
  const rungs = rungsOf(difficulty);
  return rungs[Math.min(failedSubmissions, rungs.length) - 1] ?? NO_HELP;
}

/** Checks whether learners of a challenge come to see fixed cases with their expected output. */
export function showsCasesInFull(difficulty: number): boolean {
  return rungsOf(difficulty).some(({ inFull }) => inFull > 0);
}

/** Checks whether a failing practice case is shown. @param failedSubmissions with this one */
export function showsPracticeCase(difficulty: number, failedSubmissions: number): boolean {
  return rungAt(difficulty, failedSubmissions).hasPracticeCase;
}

/** What decides whether a learner may see the solution. */
interface Progress {
  failedSubmissions: number;
  isEveryHintRevealed: boolean;
}

/** Checks whether a learner may see the solution: after five failed submissions and all hints. */
export function canShowSolution({ failedSubmissions, isEveryHintRevealed }: Progress): boolean {
  return failedSubmissions >= FAILURES_BEFORE_SOLUTION && isEveryHintRevealed;
}

/** Says what is missing until the solution can be shown; null if nothing is. */
export function missingForSolution({
  failedSubmissions,
  isEveryHintRevealed,
}: Progress): string | null {
  const left = Math.max(0, FAILURES_BEFORE_SOLUTION - failedSubmissions);
  const parts = [
    ...(left > 0 ? [`${left} more failed ${left === 1 ? 'submission' : 'submissions'}`] : []),
    ...(isEveryHintRevealed ? [] : ['all hints']),
  ];
  return parts.length === 0 ? null : `After ${parts.join(' and ')}, you can see the solution.`;
}

/** How long solving a challenge earns no XP after its solution was shown, in milliseconds: three days. */
export const NO_EXPERIENCE_MS = 3 * 24 * 60 * 60 * 1_000;

/** Returns from when on solving a challenge earns XP again. @param shownAt when its solution was shown */
export function experienceAvailableAt(shownAt: Date): Date {
  return new Date(shownAt.getTime() + NO_EXPERIENCE_MS);
}

/**
 * Returns what the next failed submission will show about the failing cases, in one sentence.
 *
 * @param hasPracticeCases whether the challenge has any
 * @returns null if it shows no more than this one
 */
export function nextHelp(
  { difficulty, failedSubmissions }: { difficulty: number; failedSubmissions: number },
  hasPracticeCases: boolean,
): string | null {
  const next = rungsOf(difficulty)[failedSubmissions];
  if (!next || (next.hasPracticeCase && !hasPracticeCases)) return null;
  return `The next failed submission shows ${next.adds}.`;
}

/** Decides what a failed submission shows: less for difficult challenges, and more after each failure. */
export function feedbackFor<Case extends FailingHiddenCase>(
  failure: Failure<Case>,
): GrantedHelp<Case> {
  const { difficulty, failedSubmissions, failing } = failure;
  const rung = rungAt(difficulty, failedSubmissions);
  const fixed = failing.filter(({ isFixed }) => isFixed);
  // Drawn cases share a title.
  const titles = [...new Set(failing.map(({ title }) => title))];
  return {
    titles: titles.slice(0, rung.titles),
    inFull: fixed.slice(0, rung.inFull),
    inputsOnly: fixed.slice(0, rung.inputsOnly),
    hasPracticeCase: rung.hasPracticeCase,
  };
}
