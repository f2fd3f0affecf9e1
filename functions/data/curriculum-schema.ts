import {
  boolean,
  date,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { AchievementRule } from '../../domain/achievements.ts';
import type { EvidenceCases, EvidenceKind } from '../../domain/evidence.ts';
import type { LineFind } from '../../domain/line-find.ts';
import type { ExerciseKey, ExerciseKind, LessonStep } from '../../domain/exercise.ts';
import type { Language } from '../../domain/language.ts';
import type { Entry, RunLimits } from '../../sandbox/contract.ts';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import type { PublishedCase, PublishedProse } from '../services/ports/catalogue.ts';

/** The database schema with all tables of the product. */
export const app = pgSchema('app');

/** Creates a timestamp column. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The tables of the published curriculum, as queries see them. A test compares them with the migrations. */

export const publication = app.table('publication', {
  isCurrent: boolean('is_current').primaryKey().default(true),
  revision: text('revision').notNull(),
  publishedAt: instant('published_at').notNull().defaultNow(),
});

export const categories = app.table('categories', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  position: integer('position').notNull(),
  retiredAt: instant('retired_at'),
});

export const lessons = app.table('lessons', {
  id: text('id').primaryKey(),
  categoryId: text('category_id').notNull(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  difficulty: integer('difficulty').notNull(),
  estimatedMinutes: integer('estimated_minutes').notNull(),
  content: jsonb('content').$type<PublishedProse>().notNull(),
  lab: jsonb('lab').$type<LabScenario>(),
  example: jsonb('example').$type<{ code: string; codeHtml: string; output: string }>(),
  skills: jsonb('skills').$type<string[]>().notNull().default([]),
  steps: jsonb('steps').$type<LessonStep[]>().notNull().default([]),
  retiredAt: instant('retired_at'),
});

/** How long learners are active in a lesson; no row until enough learners have practiced it. */
export const lessonTimes = app.table('lesson_times', {
  lessonId: text('lesson_id').primaryKey(),
  lowerQuartileMinutes: integer('lower_quartile_minutes').notNull(),
  medianMinutes: integer('median_minutes').notNull(),
  upperQuartileMinutes: integer('upper_quartile_minutes').notNull(),
  measuredWeek: date('measured_week').notNull(),
});

/** Only grading reads this table: it has the answers. */
export const exercises = app.table(
  'exercises',
  {
    lessonId: text('lesson_id').notNull(),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind').$type<ExerciseKind>().notNull(),
    key: jsonb('key').$type<ExerciseKey>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.id] })],
);

export const challenges = app.table('challenges', {
  id: text('id').primaryKey(),
  categoryId: text('category_id').notNull(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  language: text('language').$type<Language>().notNull(),
  difficulty: integer('difficulty').notNull(),
  experienceReward: integer('experience_reward').notNull(),
  entry: jsonb('entry').$type<Entry>().notNull(),
  limits: jsonb('limits').$type<RunLimits>().notNull(),
  lab: jsonb('lab').$type<LabScenario>(),
  skills: jsonb('skills').$type<string[]>().notNull().default([]),
  lessonId: text('lesson_id'),
  prerequisites: jsonb('prerequisites').$type<string[]>().notNull().default([]),
  instructions: jsonb('instructions').$type<PublishedProse>().notNull(),
  tip: jsonb('tip').$type<PublishedProse>(),
  starterCode: text('starter_code').notNull(),
  expectedOutput: text('expected_output'),
  hints: jsonb('hints').$type<PublishedProse[]>().notNull(),
  debrief: jsonb('debrief').$type<PublishedProse>(),
  samples: jsonb('samples').$type<PublishedCase[]>().notNull(),
  evidenceFrom: text('evidence_from'),
  lineFind: jsonb('line_find').$type<LineFind>(),
  retiredAt: instant('retired_at'),
});

export const challengeCases = app.table(
  'challenge_cases',
  {
    challengeId: text('challenge_id').notNull(),
    isPooled: boolean('is_pooled').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    stdin: text('stdin').notNull(),
    expectedStdout: text('expected_stdout').notNull(),
  },
  (table) => [primaryKey({ columns: [table.challengeId, table.isPooled, table.position] })],
);

/** Known mistakes with what they do in each case. Only the server reads this table and the next three. */
export const challengeMistakes = app.table(
  'challenge_mistakes',
  {
    challengeId: text('challenge_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    advice: text('advice').notNull(),
    look: text('look').notNull(),
    digests: jsonb('digests').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.challengeId, table.position] })],
);

export const challengeSolutions = app.table(
  'challenge_solutions',
  {
    challengeId: text('challenge_id').notNull(),
    /** 0 is the model solution. */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    why: text('why'),
    code: text('code').notNull(),
  },
  (table) => [primaryKey({ columns: [table.challengeId, table.position] })],
);

/** How defenses get evidence from attacks. */
export const challengeEvidence = app.table('challenge_evidence', {
  challengeId: text('challenge_id').primaryKey(),
  take: text('take').$type<EvidenceKind>().notNull().default('artifacts'),
  needs: integer('needs').notNull(),
  program: text('program').notNull(),
  stock: jsonb('stock').$type<EvidenceCases[]>().notNull(),
});

/** Which lines of starters are faulty. */
export const challengeLineFinds = app.table('challenge_line_finds', {
  challengeId: text('challenge_id').primaryKey(),
  lines: jsonb('lines').$type<number[]>().notNull(),
  why: text('why').notNull(),
  feedback: jsonb('feedback').$type<Record<string, string>>().notNull(),
});

export const practiceCases = app.table(
  'practice_cases',
  {
    challengeId: text('challenge_id').notNull(),
    position: integer('position').notNull(),
    size: integer('size').notNull(),
    stdin: text('stdin').notNull(),
    expectedStdout: text('expected_stdout').notNull(),
  },
  (table) => [primaryKey({ columns: [table.challengeId, table.position] })],
);

export const achievements = app.table('achievements', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  icon: text('icon').notNull(),
  experienceReward: integer('experience_reward').notNull(),
  rule: jsonb('rule').$type<AchievementRule>().notNull(),
  retiredAt: instant('retired_at'),
});
