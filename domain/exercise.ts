/**
 * The ways to practice in a lesson: run a program, predict its output, choose answers, fill blanks, arrange lines,
 * fix a program, write one, find a value in what the lab recorded, or step through a program.
 */
export const EXERCISE_KINDS = [
  'run',
  'predict',
  'choose',
  'fill',
  'arrange',
  'fix',
  'write',
  'find',
  'step',
] as const;

/** @see EXERCISE_KINDS */
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/** A blank in the program of a `fill` exercise. */
export const BLANK = '____';

/** The longest answer, in bytes of UTF-8, all its parts together. */
export const MAX_ANSWER_BYTES = 4_096;

/** A text for learners, as Markdown and as safe HTML. */
interface Prose {
  markdown: string;
  html: string;
}

/** A program in a lesson that learners can run and change. */
export interface LessonProgram {
  /** Empty if the lesson gives none. */
  fileName: string;
  /** A short description; may be empty. */
  caption: string;
  code: string;
  /** The content of a `code` element, with highlighting by classes. */
  codeHtml: string;
  /** What the program reads from standard input. */
  stdin: string;
  /** What it prints; null if the lesson doesn't say, and in exercises, where the cases say it. */
  output: string | null;
}

/** One case of an exercise: for a program, stdin and stdout; for a function, JSON arguments and a JSON value. */
export interface ExerciseCase {
  input: string;
  expected: string;
}

/** An option of a `choose` exercise. */
export interface ExerciseOption {
  /** Permanent and unique in the exercise. */
  id: string;
  html: string;
}

/** Rows that the lab recorded. Every row has one text for each column. */
export interface RecordedTable {
  columns: string[];
  rows: string[][];
}

/** An exercise as learners see it. Nothing in it tells the answer. */
export interface Exercise {
  /** Permanent, and unique in the lesson. */
  id: string;
  kind: ExerciseKind;
  /** Whether the lesson counts as practiced only if this exercise was solved, not shown. */
  isKey: boolean;
  question: Prose;
  /** The program to run, predict, fill, fix, continue or step through; null for `choose`, `arrange` and `find`. */
  program: LessonProgram | null;
  /** `choose`: the options in the author's order; empty otherwise. */
  options: ExerciseOption[];
  /** `choose`: whether several options can be right. */
  isMany: boolean;
  /** `arrange`: the lines, also those that don't belong, shuffled; empty otherwise. */
  lines: string[];
  /** `arrange`: whether learners also indent the lines. */
  mustIndent: boolean;
  /** `fix`: the maximum number of lines that the learner may change; null if there is no limit. */
  maxChangedLines: number | null;
  /** The visible cases; empty if there are none. */
  cases: ExerciseCase[];
  /** Skills of earlier lessons that it practices again. */
  reviews: string[];
  /** `find`: what the lab recorded for this learner; null for the other kinds, and as long as no learner is known. */
  table: RecordedTable | null;
}

/** What to say about one wrong answer. */
export interface ExerciseFeedback {
  /** A wrong answer, output, option or error name; `*` matches any. */
  on: string;
  html: string;
}

/** One recording that a `find` exercise asks about. Each learner gets one of them. */
export interface ExerciseVariant {
  table: RecordedTable;
  answer: string;
}

/** How code is tested that doesn't run on a case by itself. `name` is the function that the cases are about. */
export type ExerciseHarness =
  /** A case is a list of arguments, in JSON with names of values that the lesson's `fixtures.py` defines. */
  | { kind: 'call'; name: string; fixtures: string }
  /**
   * A case is a version of the function that the learner's code tests: `right` as in the program, a `return`
   * statement to put in its place, or the name of a function in `fixtures.py`. Expected is `passes` or `caught`.
   */
  | { kind: 'versions'; name: string; program: string; fixtures: string };

/** What a `step` exercise asks about the recording of its program. */
export type StepQuestion =
  /** The value of a variable when a line has run so many times. */
  | { asks: 'value'; name: string; line: number; time: number }
  /** The first step at which a variable has a value, from 1, or the line that gave it this value. */
  | { asks: 'step' | 'line'; name: string; value: string };

/** What only the server knows about an exercise. */
export interface ExerciseKey {
  /** Changes whenever the exercise changes in a way that could change which answers are right. */
  contentHash: string;
  /** How the learner's code is called. */
  entry: { kind: 'program' } | { kind: 'function'; name: string };
  /** `predict`: the output. `choose`: the ids of the right options. `step`: what the recording shows. Otherwise empty. */
  answers: string[];
  /** `find`: what learners search, with the right value; empty otherwise. */
  variants: ExerciseVariant[];
  /** Every case of a kind that runs code, the hidden ones included. A program without cases only has to finish. */
  cases: (ExerciseCase & { isHidden: boolean })[];
  /** Absent if code runs on the cases by itself. */
  harness?: ExerciseHarness;
  /** `step`: what it asks; absent for the other kinds. */
  stepQuestion?: StepQuestion;
  /** Functions that right code calls, by full name, such as `hmac.compare_digest`; absent if it may do without. */
  uses?: string[];
  /** A right answer, for learners who ask for it: code, output, a value, or the Markdown of the right options. */
  solution: string;
  /** In the author's order; the first match counts. */
  feedback: ExerciseFeedback[];
}

/** One part of a step, in reading order. */
export type LessonBlock =
  | { kind: 'prose'; html: string }
  | { kind: 'program'; program: LessonProgram }
  | { kind: 'exercise'; exercise: Exercise };

/** One screen of a lesson. */
export interface LessonStep {
  /** Permanent, and unique in the lesson. */
  id: string;
  title: string;
  blocks: LessonBlock[];
}
