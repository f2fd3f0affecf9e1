import type { Precache } from './precache.ts';

/** Where the answer to a request comes from. */
export type AnswerPlan =
  /** The network; the shell when it does not answer in time. */
  | 'page'
  /** What is kept; else the network. */
  | 'kept'
  /** What is kept; else the network, and then it is kept in place of its other versions. */
  | 'versioned'
  /** The network; what is kept when there is none. */
  | 'newest';

type AskedFor = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * Decides how a request is answered.
 *
 * @param origin of the site
 * @returns null for what is the network's alone: data, other sites, and pages that the client does not draw
 */
export function planAnswer(request: AskedFor, site: Precache, origin: string): AnswerPlan | null {
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== origin) return null;
  if (request.mode !== 'navigate') return planFile(address, site);
  return site.pages.some((page) => new RegExp(page).test(address.pathname)) ? 'page' : null;
}

function planFile({ pathname, searchParams }: URL, site: Precache): AnswerPlan | null {
  if (pathname.startsWith('/assets/')) return 'kept';
  if (pathname.startsWith('/runtime/')) return searchParams.has('v') ? 'versioned' : 'newest';
  return site.files.includes(pathname) ? 'newest' : null;
}
