import { IDS_FILE, idsOf } from '../permanent-ids.ts';
import type { CurriculumGate } from './gate.ts';

/** Nothing is renamed or removed: learners' progress refers to every lesson, step, exercise and challenge by its id. */
export const permanentIds: CurriculumGate = (curriculum) => {
  const present = new Set(idsOf(curriculum));
  return curriculum.permanentIds
    .filter((id) => !present.has(id))
    .map((id) => ({
      file: IDS_FILE,
      field: id,
      fix: 'Learners have progress under this id. Put it back. If it has to go, remove it from this list as well.',
    }));
};
