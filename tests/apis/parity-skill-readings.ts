import { ofViewer, type Reading } from './parity-reading.ts';
import { type Fields, toRest } from './parity-shapes.ts';

/** Readings of what a learner is weak in. */
export const SKILL_READINGS: readonly Reading[] = [
  {
    field: 'Viewer.skillStandings',
    ...ofViewer<Fields>(
      `skillStandings { skill firstTryPercent uses lesson { id title position } }`,
      ({ skillStandings }) => ({ skills: toRest(skillStandings) }),
    ),
    counterparts: ['listSkillStandings'],
    rest: (get) => get('listSkillStandings'),
  },
];
