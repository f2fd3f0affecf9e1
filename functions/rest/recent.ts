/** How many rows the recent lists return. */
export const RECENT = 5;
