import type { AchievementRule } from '../../../domain/achievements.ts';
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
  content: PublishedProse;
  lab: LabScenario | null;
  example: { code: string; codeHtml: string; output: string } | null;
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
  language: 'python';
  difficulty: number;
  experienceReward: number;
  entry: Entry;
  limits: RunLimits;
  lab: LabScenario | null;
  /** The last lesson that prepares for it. */
  lessonId: string | null;
  instructions: PublishedProse;
  tip: PublishedProse | null;
  starterCode: string;
  expectedOutput: string | null;
  /** The gentlest first. Only those that a learner uncovered may leave the product. */
  hints: PublishedProse[];
  /** For those who solved it. */
  debrief: PublishedProse | null;
  samples: PublishedCase[];
}

export interface CatalogueAchievement {
  id: string;
  name: string;
  description: string;
  icon: string;
  experienceReward: number;
  rule: AchievementRule;
}

/** What is published and not retired, in the order in which it is shown. Holds no hidden case. */
export interface Catalogue {
  categories: readonly CatalogueCategory[];
  lessons: readonly CatalogueLesson[];
  challenges: readonly CatalogueChallenge[];
  achievements: readonly CatalogueAchievement[];
}

/** The hidden cases of one challenge. */
export interface HiddenCases {
  /** Run on every submission. */
  fixed: PublishedCase[];
  /** Some are drawn for each submission. */
  pool: PublishedCase[];
}
