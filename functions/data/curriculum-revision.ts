import { createHash } from 'node:crypto';
import type { Curriculum } from '../../content/curriculum.ts';

/** Returns the curriculum's revision: a hash of all its content. */
export function revisionOf(curriculum: Curriculum): string {
  return createHash('sha256').update(JSON.stringify(curriculum)).digest('hex');
}
