import type { AchievementRule } from '../domain/achievements.ts';
import type { Difficulty } from '../domain/difficulty.ts';
import type { Evidence } from '../domain/evidence.ts';
import type { ExerciseKey, LessonStep } from '../domain/exercise.ts';
import type { Language } from '../domain/language.ts';
import type { LineFind, LineFindKey } from '../domain/line-find.ts';
import type { Entry, RunLimits } from '../sandbox/contract.ts';
import type { LabScenario } from '../sandbox/lab/scenario.ts';

/** The published curriculum: loaded from the files and validated, with its Markdown compiled. */
export interface Curriculum {
  categories: Category[];
  /** In the order of the learning path. */
  lessons: Lesson[];
  /** Easiest first. */
  challenges: Challenge[];
  achievements: Achievement[];
}

export interface Category {
  id: string;
  name: string;
  description: string;
}

/** A text for learners, as Markdown and compiled. */
export interface Prose {
  markdown: string;
  /** Safe HTML: no raw HTML from the author, links to https and mailto only, code highlighted by classes. */
  html: string;
}

export interface Lesson {
  id: string;
  title: string;
  description: string;
  categoryId: string;
  difficulty: Difficulty;
  /** The author's estimate; without one, what the rule in domain/lesson-time.ts says. */
  estimatedMinutes: number;
  content: Prose;
  /** The network that its programs run on; null if they don't need one. */
  lab: LabScenario | null;
  /** Null if the lesson has no example. Its HTML is the content of a `code` element. */
  example: { code: string; codeHtml: string; output: string } | null;
  /** What the lesson teaches, in a few words each. */
  skills: string[];
  /** Skills of earlier lessons that it practices again. */
  reviews: string[];
  /** The lesson that taught this before it was split in two; absent if it wasn't split. */
  splitFrom?: string;
  /** The same text as `content`, as screens with programs and exercises. */
  steps: LessonStep[];
  /** What only the server may know about each exercise, by its id. */
  exerciseKeys: Record<string, ExerciseKey>;
}

export interface Challenge {
  id: string;
  title: string;
  description: string;
  categoryId: string;
  language: Language;
  difficulty: Difficulty;
  experienceReward: number;
  entry: Entry;
  limits: RunLimits;
  lab: LabScenario | null;
  /** What it trains, in the words of the lessons that teach it. */
  skills: string[];
  /** The last lesson that prepares for it; null if there is none. */
  lessonId: string | null;
  /** The lessons and challenges that prepare for it, by id. */
  prerequisites: string[];
  instructions: Prose;
  tip: Prose | null;
  starterCode: string;
  /** The expected output of the first sample; null if there are no samples. */
  expectedOutput: string | null;
  /** At most four, gentlest first. */
  hints: Prose[];
  /** Shown after the challenge is solved. */
  debrief: Prose | null;
  samples: Case[];
  /** Hidden cases that every submission must pass. */
  hiddenCases: Case[];
  /** Generated hidden cases; every submission draws some. */
  casePool: Case[];
  /** Known mistakes with their advice. */
  mistakes: KnownMistake[];
  /** The model solution first, then solutions with another idea. */
  solutions: Solution[];
  /** Generated cases for practice, shortest input first. They are never graded, so learners may see them. */
  practiceCases: PracticeCase[];
  /** How it gets evidence from an attack; absent if it isn't the defense of a chain. */
  evidence?: Evidence;
  /** Its question for the faulty line of the starter; absent if it has none. */
  find?: { shown: LineFind; key: LineFindKey };
}

/** A wrong program that people really write. Its code isn't published. */
export interface KnownMistake {
  name: string;
  /** One or two sentences for learners. */
  advice: string;
  /** The name of the case that shows it best, as learners see it. */
  look: string;
  /** What the program does in each case: samples, hidden cases, practice cases. See domain/outcome-digest.ts. */
  digests: string[];
}

/** A program that passes every case. */
export interface Solution {
  title: string;
  /** Why one would write it like this; null for the model solution, whose comments say so. */
  why: string | null;
  code: string;
}

/** A generated case that is only for practice. */
export interface PracticeCase {
  /** 1 to 5; 1 is as short as an input can be. */
  size: number;
  stdin: string;
  expectedStdout: string;
}

/** One test of a challenge. */
export interface Case {
  name: string;
  stdin: string;
  expectedStdout: string;
}

export interface Achievement {
  id: string;
  name: string;
  description: string;
  /** The name of an icon of the web client. */
  icon: string;
  experienceReward: number;
  rule: AchievementRule;
}
