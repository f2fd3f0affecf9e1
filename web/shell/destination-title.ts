import { useEffect, useState } from 'react';
import { matchPath } from 'react-router-dom';
import { fetchApi } from '../fetch-api.ts';
import { paths } from '../paths.ts';
import { routeAt } from '../route-at.ts';
import { ROUTES } from '../routes.ts';
import { loadClientConfig } from '../session/client-config.ts';

/** Returns the URL of the page that a visitor wanted; null if there was none. */
function destinationOf(from: string | undefined): URL | null {
  return from === undefined ? null : URL.parse(from, location.origin);
}

/** Returns the title of the page that a visitor wanted; null if there was none or it doesn't exist. */
function pageTitle(from: string | undefined): string | null {
  const destination = destinationOf(from);
  if (destination === null) return null;
  const name = routeAt(destination.pathname);
  return name === 'notFound' ? null : ROUTES[name].title;
}

/** Returns the API's path for the challenge or lesson at a destination; null for other pages. */
function subjectOf(from: string | undefined): string | null {
  const destination = destinationOf(from);
  if (destination === null) return null;
  const { pathname, searchParams } = destination;
  const challenge = matchPath(ROUTES.challenge.path, pathname)?.params.id;
  if (challenge !== undefined) return `/api/challenges/${encodeURIComponent(challenge)}`;
  const opened = pathname === paths.lessons ? searchParams.get('lesson') : null;
  const lesson = matchPath(ROUTES.lesson.path, pathname)?.params.id ?? opened;
  return lesson === null ? null : `/api/lessons/${encodeURIComponent(lesson)}`;
}

/** Returns the title of a challenge or lesson; null if there is none. @throws {Error} if the API can't be reached */
async function fetchTitle(subject: string): Promise<string | null> {
  const { apiUrl } = await loadClientConfig();
  const response = await fetchApi(apiUrl + subject);
  if (!response.ok) return null;
  const { title } = (await response.json()) as { title?: unknown };
  return typeof title === 'string' ? title : null;
}

/**
 * Returns the title of the page that a visitor wanted; null if there was none or it doesn't exist. A challenge or lesson
 * has its own title once it is known.
 */
export function useDestinationTitle(from: string | undefined): string | null {
  const subject = subjectOf(from);
  const [known, setKnown] = useState<{ subject: string; title: string | null } | null>(null);
  useEffect(() => {
    if (subject === null) return undefined;
    let isCurrent = true;
    const show = (title: string | null) => {
      if (isCurrent) setKnown({ subject, title });
    };
    // The title of the page will do.
    fetchTitle(subject).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [subject]);
  const title = known !== null && known.subject === subject ? known.title : null;
  return title ?? pageTitle(from);
}
