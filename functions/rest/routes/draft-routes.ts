import { defineRoute, type Call, type Route } from '../define-route.ts';
import { draftAnswer, draftBody } from '../draft-schemas.ts';
import { ownCasesOf, presentDraft } from '../present-draft.ts';
import type { ChallengeDraft } from '../../services/ports/drafts.ts';

async function present(
  { services, requestContext }: Pick<Call<unknown>, 'services' | 'requestContext'>,
  draft: ChallengeDraft | null,
) {
  if (draft === null) return { draft };
  const replaced = await services.drafts.replaced(requestContext, draft.challengeId);
  return { draft: presentDraft(draft, replaced) };
}

/** The routes of what the learner has in the workspace. */
export const draftRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/challenges/{id}/draft',
    operationId: 'getDraft',
    summary: 'Get what the learner has in the workspace of a challenge.',
    tag: 'Challenges',
    answer: draftAnswer,
    run: async (call) =>
      present(call, await call.services.drafts.find(call.requestContext, call.id)),
  }),
  defineRoute({
    method: 'post',
    path: '/api/challenges/{id}/draft',
    operationId: 'saveDraft',
    summary:
      'Save what the learner has in the workspace of a challenge. If another device has changed it in the meantime, the newer draft wins, and the code of the other is kept.',
    tag: 'Challenges',
    body: draftBody,
    answer: draftAnswer,
    failures: ['LOCKED'],
    run: async (call) => {
      const { services, requestContext, id, body } = call;
      const draft = await services.drafts.save(requestContext, {
        challengeId: id,
        code: body.code,
        ownCases: ownCasesOf(body.own_cases),
        ageSeconds: body.age_seconds,
        basedOn: body.based_on,
      });
      return present(call, draft);
    },
  }),
];
