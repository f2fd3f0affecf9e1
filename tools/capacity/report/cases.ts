import { allAtOnce, type Crowd, SIZES, spreadOut } from '../crowd.ts';
import { grouped } from './number-format.ts';

/** A crowd and its name in the tables. */
export interface Case {
  name: string;
  crowd: Crowd;
}

/** Every size twice: spread over the month, and all at once. */
export function cases(): Case[] {
  return SIZES.flatMap((size) => [
    { name: grouped(size), crowd: spreadOut(size) },
    { name: `${grouped(size)} at once`, crowd: allAtOnce(size) },
  ]);
}
