import type { z } from '@hono/zod-openapi';
import type { SubmissionQuery } from '../../services/ports/ports.ts';
import { type Call, defineRoute, type Route } from '../define-route.ts';
import { presentFeedback } from '../present-feedback.ts';
import {
  presentSubmission,
  presentSubmissionDetail,
  presentVerdict,
  profileOf,
} from '../presenters.ts';
import { ownCasesOf } from '../present-draft.ts';
import { RECENT, submissionHeaders, submissionPageQuery } from '../query-parameters.ts';
import * as schemas from '../schemas.ts';

const codeOf = (
  body: Pick<z.output<typeof schemas.codeBody>, 'challenge_id' | 'code' | 'language'>,
) => ({
  challengeId: body.challenge_id,
  code: body.code,
  language: body.language.toUpperCase(),
});

async function readPage({ services, requestContext }: Call<unknown>, query: SubmissionQuery) {
  const { nodes, endCursor } = await services.submissions.list(requestContext, query);
  const submissions = nodes.map(async (submission) =>
    presentSubmission(
      submission,
      await titleOf({ services, requestContext }, submission.challengeId),
    ),
  );
  return { submissions: await Promise.all(submissions), next_cursor: endCursor };
}

async function titleOf(
  { services, requestContext }: Pick<Call<unknown>, 'services' | 'requestContext'>,
  challengeId: string,
): Promise<string> {
  // The challenge may have been retired in the meantime.
  return (await services.challenges.find(requestContext, challengeId))?.title ?? challengeId;
}

/** The routes of running and submitting code. Fixed paths come before the path with `{id}`. */
export const submissionRoutes: readonly Route[] = [
  defineRoute({
    method: 'post',
    path: '/api/submissions/execute',
    operationId: 'executeCode',
    summary:
      "Run code against a challenge's samples and your own cases, without storing a submission or awarding XP. Visitors can run challenges that need no XP.",
    tag: 'Submissions',
    isPublic: true,
    body: schemas.runBody,
    answer: schemas.runResult,
    failures: ['NOT_FOUND', 'LOCKED', 'RATE_LIMITED', 'EXECUTION_UNAVAILABLE'],
    run: async ({ services, requestContext, body }) => {
      const { own_cases: ownCases, recorded_case: recordedCase = null } = body;
      const input = { ...codeOf(body), ownCases: ownCasesOf(ownCases), recordedCase };
      const verdict = await services.submissions.execute(requestContext, input);
      return { ...presentVerdict(verdict, []), recording: verdict.recording };
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/submissions/submit',
    operationId: 'submitSolution',
    summary: 'Grade code against all cases of a challenge. Awards XP the first time it passes.',
    tag: 'Submissions',
    headers: submissionHeaders,
    body: schemas.codeBody,
    answer: schemas.submissionResult,
    failures: ['LOCKED', 'CONFLICT', 'RATE_LIMITED', 'EXECUTION_UNAVAILABLE'],
    run: async ({ services, requestContext, body, headers }) => {
      const input = { ...codeOf(body), idempotencyKey: headers['Idempotency-Key'] ?? null };
      const submitted = await services.submissions.submit(requestContext, input);
      const learner = await services.learners.require(requestContext);
      const challenge = await services.challenges.get(requestContext, input.challengeId);
      const times = await services.solutions.times(requestContext, challenge);
      const { feedback } = submitted;
      return {
        ...presentVerdict(submitted.result, submitted.achievementsEarned),
        submission_id: submitted.submission.id,
        experience_earned: submitted.submission.experienceEarned,
        experience_available_at: times.experienceAvailableAt?.toISOString() ?? null,
        feedback: feedback && presentFeedback(feedback),
        profile: await profileOf(services, learner),
      };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/submissions',
    operationId: 'listSubmissions',
    summary: "List the learner's submissions, newest first, with pagination.",
    tag: 'Submissions',
    query: submissionPageQuery,
    answer: schemas.submissionPage,
    run: (call) => {
      const { challenge_id: challengeId = null, limit, cursor = null } = call.query;
      return readPage(call, { challengeId, first: limit, after: cursor });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/submissions/recent',
    operationId: 'listRecentSubmissions',
    summary: "List the learner's five latest submissions, newest first.",
    tag: 'Submissions',
    answer: schemas.recentSubmissions,
    run: async (call) => {
      const { submissions } = await readPage(call, {
        challengeId: null,
        first: RECENT,
        after: null,
      });
      return { submissions };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/submissions/{id}',
    operationId: 'getSubmission',
    summary: "Get one of the learner's submissions with its code and its result.",
    tag: 'Submissions',
    answer: schemas.submissionDetail,
    run: async (call) => {
      const found = await call.services.submissions.get(call.requestContext, call.id);
      return presentSubmissionDetail(found, await titleOf(call, found.submission.challengeId));
    },
  }),
];
