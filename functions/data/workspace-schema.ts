import { boolean, integer, jsonb, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { EditorTheme } from '../../domain/editor-settings.ts';
import type { EvidenceCase } from '../../domain/evidence.ts';
import type { OwnCase } from '../../domain/own-case.ts';
import { app, instant } from './curriculum-schema.ts';

/** The tables of what learners keep in the workspace, as queries see them. A test compares them with the migrations. */

export const drafts = app.table(
  'drafts',
  {
    learnerId: uuid('learner_id').notNull(),
    challengeId: text('challenge_id').notNull(),
    code: text('code').notNull(),
    ownCases: jsonb('own_cases').$type<OwnCase[]>().notNull().default([]),
    editedAt: instant('edited_at').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.challengeId] })],
);

export const replacedDrafts = app.table('replaced_drafts', {
  id: uuid('id').primaryKey().defaultRandom(),
  learnerId: uuid('learner_id').notNull(),
  challengeId: text('challenge_id').notNull(),
  code: text('code').notNull(),
  editedAt: instant('edited_at').notNull(),
  replacedAt: instant('replaced_at').notNull(),
});

/** What accepted attacks left for defenses. */
export const learnerEvidence = app.table(
  'learner_evidence',
  {
    learnerId: uuid('learner_id').notNull(),
    challengeId: text('challenge_id').notNull(),
    submissionId: uuid('submission_id').notNull(),
    version: text('version').notNull(),
    sample: jsonb('sample').$type<EvidenceCase>(),
    gradedCase: jsonb('graded_case').$type<EvidenceCase>(),
    madeAt: instant('made_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.challengeId] })],
);

/** The lines of starters that learners marked as faulty. */
export const lineMarks = app.table(
  'line_marks',
  {
    learnerId: uuid('learner_id').notNull(),
    challengeId: text('challenge_id').notNull(),
    line: integer('line').notNull(),
    version: text('version').notNull(),
    isShown: boolean('is_shown').notNull(),
    markedAt: instant('marked_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.challengeId, table.line] })],
);

export const editorSettings = app.table('editor_settings', {
  learnerId: uuid('learner_id').primaryKey(),
  fontSize: smallint('font_size').notNull(),
  wrapsLines: boolean('wraps_lines').notNull(),
  tabSize: smallint('tab_size').notNull(),
  theme: text('theme').$type<EditorTheme>().notNull(),
  hasVimKeys: boolean('has_vim_keys').notNull(),
  rulerColumn: smallint('ruler_column').notNull(),
});
