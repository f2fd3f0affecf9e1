import { integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
