import { createHash } from 'node:crypto';
import type { Curriculum } from '../../content/curriculum.ts';

/** What tells one state of the curriculum from another: a hash of all of it. */
export function revisionOf(curriculum: Curriculum): string {
  return createHash('sha256').update(JSON.stringify(curriculum)).digest('hex');
}
