import { z } from '@hono/zod-openapi';
import { type Call, defineRoute, type Route } from '../define-route.ts';

const hintLadder = z
  .object({
    hints: z.array(
      z.object({
        rung: z.int().openapi({ description: 'The number of the hint. 1 is the gentlest.' }),
        text: z.string().nullable().openapi({ description: 'In Markdown. Null until revealed.' }),
      }),
    ),
  })
  .openapi('HintLadder', {
    example: {
      hints: [
        { rung: 1, text: 'How does a closed port respond?' },
        { rung: 2, text: null },
      ],
    },
  });

const hintBody = z
  .object({
    rung: z
      .int()
      .openapi({ description: 'The hint to reveal. Hints are revealed in order, starting at 1.' }),
  })
  .openapi('HintReveal', { example: { rung: 1 } });

type ChallengeCall = Pick<Call<unknown>, 'services' | 'requestContext' | 'id'>;

async function readLadder({ services, requestContext, id }: ChallengeCall) {
  const challenge = await services.challenges.get(requestContext, id);
  const hints = await services.hints.list(requestContext, challenge);
  return { hints: hints.map(({ rung, text }) => ({ rung, text })) };
}

/** The routes of a challenge's hints. */
export const hintRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/challenges/{id}/hints',
    operationId: 'listHints',
    summary: 'List the hints of a challenge, the gentlest first. Only revealed hints have a text.',
    tag: 'Challenges',
    isPublic: true,
    answer: hintLadder,
    run: readLadder,
  }),
  defineRoute({
    method: 'post',
    path: '/api/challenges/{id}/hints',
    operationId: 'revealHint',
    summary: 'Reveal the next hint. It costs no XP. Revealing it again changes nothing.',
    tag: 'Challenges',
    body: hintBody,
    answer: hintLadder,
    failures: ['LOCKED'],
    run: async (call) => {
      const { services, requestContext, id, body } = call;
      await services.hints.reveal(requestContext, { challengeId: id, rung: body.rung });
      return readLadder(call);
    },
  }),
];
