import { pgSchema, timestamp } from 'drizzle-orm/pg-core';

/** The database schema with all tables of the product. */
export const app = pgSchema('app');

/** Creates a timestamp column. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
