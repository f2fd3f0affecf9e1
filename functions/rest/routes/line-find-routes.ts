import type { LineFindView } from '../../services/line-finds.ts';
import type { ChallengeView } from '../../services/challenges.ts';
import { type Call, defineRoute, type Route } from '../define-route.ts';
import { lineFindOfChallenge, lineMark, markedLine } from '../line-find-schemas.ts';

const STATES = { OPEN: 'open', FOUND: 'found', SHOWN: 'shown' } as const;

function presentLineFind({ state, wrongLines, canShow, ...find }: LineFindView) {
  const { question, choices, lines, why } = find;
  return {
    ...{ question, choices, lines, why },
    state: STATES[state],
    wrong_lines: wrongLines,
    can_show: canShow,
  };
}

async function readLineFind(
  { services, requestContext }: Pick<Call<unknown>, 'services' | 'requestContext'>,
  challenge: ChallengeView,
) {
  const find = await services.lineFinds.find(requestContext, challenge);
  return find && presentLineFind(find);
}

/** The routes of the question for the faulty line of a challenge. */
export const lineFindRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/challenges/{id}/line',
    operationId: 'getLineFind',
    summary:
      "Get the question for the faulty line of a challenge's starter code. Null while locked, and if the challenge doesn't ask.",
    tag: 'Challenges',
    isPublic: true,
    answer: lineFindOfChallenge,
    run: async (call) => {
      const challenge = await call.services.challenges.get(call.requestContext, call.id);
      return { find: await readLineFind(call, challenge) };
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/challenges/{id}/line',
    operationId: 'markLine',
    summary:
      "Mark a line of a challenge's starter code as the faulty one. Marking the same line again changes nothing. It pays nothing.",
    tag: 'Challenges',
    body: lineMark,
    answer: markedLine,
    failures: ['LOCKED', 'RATE_LIMITED'],
    run: async (call) => {
      const input = { challengeId: call.id, line: call.body.line };
      const marked = await call.services.lineFinds.mark(call.requestContext, input);
      const { isRight, feedback, challenge } = marked;
      return { is_right: isRight, feedback, find: await readLineFind(call, challenge) };
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/challenges/{id}/line/shown',
    operationId: 'showLine',
    summary:
      "Show the faulty lines of a challenge's starter code, after three wrong ones. Showing them again changes nothing.",
    tag: 'Challenges',
    answer: lineFindOfChallenge,
    failures: ['LOCKED', 'RATE_LIMITED'],
    run: async (call) => {
      const challenge = await call.services.lineFinds.show(call.requestContext, call.id);
      return { find: await readLineFind(call, challenge) };
    },
  }),
];
