import type { AuthOptions } from '../auth-options.ts';
import type { GitHub } from './git-hub.ts';
import { createRealGitHub } from './real-git-hub.ts';
import { createStandIn } from './stand-in.ts';

/**
 * Takes GitHub into use as the options say; null when they do not, or leave out what it takes.
 *
 * @throws {StartFailure} when the stand-in is asked for on an address that others can reach
 */
export async function createGitHub({ github, publicUrl }: AuthOptions): Promise<GitHub | null> {
  if (github === 'stand-in') return createStandIn(publicUrl);
  if (!github?.clientId || !github.clientSecret) return null;
  return createRealGitHub({ callbackUrl: `${publicUrl}/callback`, ...github });
}
