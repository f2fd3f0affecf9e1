import { type Call, defineRoute, type Route } from '../define-route.ts';
import { hintBody, hintLadder } from '../hint-schemas.ts';

type Caller = Pick<Call<unknown>, 'services' | 'session' | 'id'>;

async function readLadder({ services, session, id }: Caller) {
  const challenge = await services.challenges.get(session, id);
  const hints = await services.hints.list(session, challenge);
  return { hints: hints.map(({ rung, text }) => ({ rung, text })) };
}

/** The ladder of hints of a challenge. */
export const hintRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/challenges/{id}/hints',
    operationId: 'listHints',
    summary: 'The hints of a challenge, the gentlest first; texts only of those uncovered.',
    tag: 'Challenges',
    isPublic: true,
    answer: hintLadder,
    run: readLadder,
  }),
  defineRoute({
    method: 'post',
    path: '/api/challenges/{id}/hints',
    operationId: 'revealHint',
    summary:
      'Uncovers a hint whose predecessor is uncovered. It costs no XP; again changes nothing.',
    tag: 'Challenges',
    body: hintBody,
    answer: hintLadder,
    failures: ['LOCKED'],
    run: async (call) => {
      const { services, session, id, body } = call;
      await services.hints.reveal(session, { challengeId: id, rung: body.rung });
      return readLadder(call);
    },
  }),
];
