import { date, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PlacementItem } from '../../domain/placement.ts';
import { app, instant } from './curriculum-schema.ts';

/** The tables of what learners prove, as queries see them. A test compares them with the migrations. */

export const placementAttempts = app.table('placement_attempts', {
  id: uuid('id').primaryKey(),
  learnerId: uuid('learner_id').notNull(),
  placementId: text('placement_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  items: jsonb('items').$type<PlacementItem[]>().notNull(),
  startedAt: instant('started_at').notNull(),
});

export const provedLessons = app.table(
  'proved_lessons',
  {
    learnerId: uuid('learner_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    provedAt: instant('proved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.lessonId] })],
);
