import type { ChallengeView } from '../../services/challenges.ts';
import { type Call, defineRoute, type Route } from '../define-route.ts';
import { challengeSolutions } from '../feedback-schemas.ts';

async function readSolutions(
  { services, requestContext }: Pick<Call<unknown>, 'services' | 'requestContext'>,
  challenge: ChallengeView,
) {
  const [solutions, times] = await Promise.all([
    services.solutions.list(requestContext, challenge),
    services.solutions.times(requestContext, challenge),
  ]);
  return {
    solutions: solutions.map(({ title, why, code }) => ({ title, why, code })),
    solution_shown_at: times.solutionShownAt?.toISOString() ?? null,
    experience_available_at: times.experienceAvailableAt?.toISOString() ?? null,
  };
}

/** The routes of a challenge's solutions. */
export const solutionRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/challenges/{id}/solutions',
    operationId: 'listSolutions',
    summary: 'List the solutions of a challenge. Empty until it is solved or they were shown.',
    tag: 'Challenges',
    isPublic: true,
    answer: challengeSolutions,
    run: async (call) =>
      readSolutions(call, await call.services.challenges.get(call.requestContext, call.id)),
  }),
  defineRoute({
    method: 'post',
    path: '/api/challenges/{id}/solution',
    operationId: 'showSolution',
    summary:
      'Show the solutions after five failed submissions and all hints. Solving the challenge then earns XP only from three days later on. Showing them again changes nothing.',
    tag: 'Challenges',
    answer: challengeSolutions,
    failures: ['LOCKED'],
    run: async (call) =>
      readSolutions(call, await call.services.solutions.show(call.requestContext, call.id)),
  }),
];
