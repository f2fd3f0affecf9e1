import type { AuthOptions } from '../auth-options.ts';
import type { GitHub } from './git-hub.ts';
import { createRealGitHub } from './real-git-hub.ts';
import { createFakeGitHub } from './fake-git-hub.ts';

/**
 * Takes GitHub into use as the options say; null when they do not, or leave out what it takes.
 *
 * @throws {StartError} when the fake is asked for on an address that others can reach
 */
export async function createGitHub({ github, publicUrl }: AuthOptions): Promise<GitHub | null> {
  if (github === 'fake') return createFakeGitHub(publicUrl);
  if (!github?.clientId || !github.clientSecret) return null;
  return createRealGitHub({ callbackUrl: `${publicUrl}/callback`, ...github });
}
