import { trial } from 'virtual:trial';
import type { ExecutionReport, TestReport } from '../../../execution/execution-report.ts';
import type { RunStatus } from '../../../../domain/grading.ts';
import { fetchApi } from '../../../fetch-api.ts';
import { messages } from '../../../messages.ts';

/** The server's refusal of a run, because there were too many. */
export class RefusedRun extends Error {
  /** How long to wait. */
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}

/** The part of a REST result that the page shows. */
interface RestResult {
  success: boolean;
  status: string;
  output: string;
  error: string | null;
  execution_time: number;
  test_results: {
    name: string;
    success: boolean;
    output: string | null;
    stdout: string | null;
    expected_output: string | null;
    error: string | null;
    is_hidden: boolean;
  }[];
}

interface RestSubmission extends RestResult {
  experience_earned: number;
  achievements_earned: { name: string; experience_reward: number }[];
  profile: { experience_points: number };
}

/** A graded submission. */
export interface SubmittedTrial {
  code: string;
  isAccepted: boolean;
  /** Why it wasn't accepted; null if it was. */
  error: string | null;
  experienceEarned: number;
  badges: { name: string; experience: number }[];
  /** The learner's XP after it. */
  experienceTotal: number;
}

/** How long to wait if the server doesn't say. */
const DEFAULT_WAIT_SECONDS = 5;

interface SendOptions {
  signal?: AbortSignal | null;
  headers?: Record<string, string>;
}

/**
 * Sends the visitor's code to the REST API.
 *
 * @throws {RefusedRun} if there were too many, {TypeError} if the server can't be reached, {Error} with its message
 */
async function sendCode<Result extends RestResult>(
  path: string,
  code: string,
  { signal = null, headers = {} }: SendOptions,
): Promise<Result> {
  const response = await fetchApi(`/api/submissions/${path}`, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ challenge_id: trial.id, language: 'python', code }),
  });
  const body = (await response.json().catch(() => ({}))) as Partial<Result>;
  if (response.ok) return body as Result;
  const message = body.error ?? messages.executionFailed;
  if (response.status !== 429) throw new Error(message);
  throw new RefusedRun(
    message,
    Number(response.headers.get('retry-after')) || DEFAULT_WAIT_SECONDS,
  );
}

/**
 * Runs code on the server against the samples. Nothing is recorded.
 *
 * @throws as `sendCode`
 */
export async function runOnServer(code: string, signal: AbortSignal): Promise<ExecutionReport> {
  const result = await sendCode('execute', code, { signal });
  return {
    isLocal: false,
    isSubmission: false,
    isSuccess: result.success,
    code,
    status: result.status.toUpperCase() as RunStatus,
    output: result.output,
    error: result.error,
    executionTimeSeconds: result.execution_time,
    tests: result.test_results.map(readTest),
    experienceEarned: 0,
    levelReached: null,
    feedback: null,
  };
}

function readTest(test: RestResult['test_results'][number], index: number): TestReport {
  return {
    name: test.name,
    isHidden: test.is_hidden,
    isPassed: test.success,
    stdin: trial.samples[index]?.stdin ?? null,
    expectedStdout: test.expected_output,
    actualStdout: test.stdout,
    output: test.output,
    executionTimeSeconds: null,
    error: test.error,
  };
}

/** Makes code the learner's draft, so that the workspace has it on all of the learner's devices. */
function saveDraft(code: string, authorization: string): void {
  // This device has it too, and a workspace that is opened here sends it. So it may fail.
  fetchApi(`/api/challenges/${trial.id}/draft`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ code }),
  }).catch(() => undefined);
}

/**
 * Submits code in the session of this browser, or in a new one without an account.
 *
 * @throws {Error} with a message for the visitor if no session could be started, or as `sendCode`
 */
export async function submitTrial(code: string): Promise<SubmittedTrial> {
  // With it comes the auth client, which only visitors who submit need.
  const { startAnonymousSession } = await import('../../../session/start-anonymous-session.ts');
  const { accessToken } = await startAnonymousSession();
  const authorization = `Bearer ${await accessToken()}`;
  const result = await sendCode<RestSubmission>('submit', code, {
    headers: { authorization, 'idempotency-key': crypto.randomUUID() },
  });
  saveDraft(code, authorization);
  return {
    code,
    isAccepted: result.success,
    error: result.error,
    experienceEarned: result.experience_earned,
    badges: result.achievements_earned.map(({ name, experience_reward: experience }) => ({
      name,
      experience,
    })),
    experienceTotal: result.profile.experience_points,
  };
}
