import type { Learner } from '../services/ports/records.ts';
import type { Services } from '../services/services.ts';
import { presentProfile } from './presenters.ts';

/** Returns a learner's profile with the current streak. */
export async function profileOf(services: Services, learner: Learner) {
  return presentProfile(learner, await services.progress.streak(learner));
}
