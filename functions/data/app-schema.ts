import { pgSchema, timestamp } from 'drizzle-orm/pg-core';

/** The schema that holds all tables of the product. */
export const app = pgSchema('app');

/** A column that holds an instant. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
