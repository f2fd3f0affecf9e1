import { demoLearner, type RunningProduct } from './product.ts';

/**
 * Signs a demo learner in at the auth service, without a page.
 *
 * @returns the session as JSON, as the service sends it and browsers store it
 * @throws {Error} with the service's response if it refuses
 */
export async function sessionOf(
  { url, dataDir }: Pick<RunningProduct, 'url' | 'dataDir'>,
  learner: string,
): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await demoLearner(dataDir, learner)),
  });
  if (!response.ok) throw new Error(`${learner} cannot sign in: ${await response.text()}`);
  return response.text();
}
