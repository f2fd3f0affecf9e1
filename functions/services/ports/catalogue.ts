import type { LineFind } from '../../../domain/line-find.ts';
import type { AchievementRule } from '../../../domain/achievements.ts';
import type { LessonStep } from '../../../domain/exercise.ts';
import type { Language } from '../../../domain/language.ts';
import type { MeasuredMinutes } from '../../../domain/lesson-time.ts';
import type { Entry, RunLimits } from '../../../sandbox/contract.ts';
import type { LabScenario } from '../../../sandbox/lab/scenario.ts';

export interface CatalogueCategory {
  id: string;
  name: string;
  description: string;
}

export interface PublishedProse {
  markdown: string;
  html: string;
}

export interface CatalogueLesson {
  id: string;
  category: CatalogueCategory;
  title: string;
  description: string;
  difficulty: number;
  estimatedMinutes: number;
  /** Null until enough learners have practiced it. */
  measuredMinutes: MeasuredMinutes | null;
  content: PublishedProse;
  lab: LabScenario | null;
  example: { code: string; codeHtml: string; output: string } | null;
  /** What it teaches, in a few words each. */
  skills: string[];
  /** Without anything that tells the answers of its exercises. */
  steps: LessonStep[];
}

export interface PublishedCase {
  name: string;
  stdin: string;
  expectedStdout: string;
}

export interface CatalogueChallenge {
  id: string;
  category: CatalogueCategory;
  title: string;
  description: string;
  language: Language;
  difficulty: number;
  experienceReward: number;
  entry: Entry;
  limits: RunLimits;
  lab: LabScenario | null;
  /** What it trains, in the words of the lessons that teach it. */
  skills: string[];
  /** The last lesson on the path that prepares for it. */
  lessonId: string | null;
  /** The ids of the lessons and challenges that prepare for it, in the author's order. */
  prerequisites: string[];
  instructions: PublishedProse;
  tip: PublishedProse | null;
  starterCode: string;
  expectedOutput: string | null;
  /** The gentlest first. Clients may only receive those that the learner has revealed. */
  hints: PublishedProse[];
  /** Only for learners who have solved it. */
  debrief: PublishedProse | null;
  samples: PublishedCase[];
  /** The attack that leaves evidence for it; null if it isn't the defense of a chain. */
  evidenceFrom: string | null;
  /** The question for the faulty line of its code, without the answer; null if it has none. */
  lineFind: LineFind | null;
}

export interface CatalogueAchievement {
  id: string;
  name: string;
  description: string;
  icon: string;
  experienceReward: number;
  rule: AchievementRule;
}

/** The published curriculum without retired items, hidden cases and answers, in display order. */
export interface Catalogue {
  categories: readonly CatalogueCategory[];
  lessons: readonly CatalogueLesson[];
  challenges: readonly CatalogueChallenge[];
  achievements: readonly CatalogueAchievement[];
}

/** A known mistake, with what it does in each case. */
export interface PublishedMistake {
  name: string;
  advice: string;
  /** The name of the case that shows it best. */
  look: string;
  /** One digest per case: samples, hidden cases, practice cases. See domain/outcome-digest.ts. */
  digests: string[];
}

export interface PublishedSolution {
  title: string;
  /** Null for the model solution, whose comments give the reasons. */
  why: string | null;
  code: string;
}

/** A case that is never graded. */
export interface PublishedPracticeCase {
  /** 1 to 5; 1 is as short as an input can be. */
  size: number;
  stdin: string;
  expectedStdout: string;
}

/** What the server needs for feedback on one challenge. Clients may only receive what a learner was granted. */
export interface FeedbackKey {
  /** Empty if the challenge has no advice yet. */
  mistakes: PublishedMistake[];
  /** The shortest input comes first. */
  practiceCases: PublishedPracticeCase[];
}

/** The hidden cases of one challenge. */
export interface HiddenCases {
  /** Run on every submission. */
  fixed: PublishedCase[];
  /** Some are drawn for each submission. */
  pool: PublishedCase[];
}
