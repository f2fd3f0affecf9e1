import { defineRoute, type Route } from '../define-route.ts';
import { openedEvidence } from '../evidence-schemas.ts';

const SOURCES = { OWN: 'own', UNSOLVED: 'unsolved', UNUSABLE: 'unusable' } as const;

/** The route of what a learner's attack left for a defense. */
export const evidenceRoutes: readonly Route[] = [
  defineRoute({
    method: 'post',
    path: '/api/challenges/{id}/evidence',
    operationId: 'openEvidence',
    summary:
      "Run the learner's latest accepted attack again and keep what it leaves as evidence for a defense: a case to look at, and one that is graded. Doing it again changes nothing until another attack is accepted.",
    tag: 'Challenges',
    answer: openedEvidence,
    failures: ['LOCKED', 'RATE_LIMITED', 'EXECUTION_UNAVAILABLE'],
    run: async ({ services, requestContext, id }) => {
      const { source, attackId, sample } = await services.submissions.openEvidence(
        requestContext,
        id,
      );
      const { name, stdin, expectedStdout } = sample;
      return {
        source: SOURCES[source],
        attack_id: attackId,
        sample: { name, stdin, expected_output: expectedStdout },
      };
    },
  }),
];
