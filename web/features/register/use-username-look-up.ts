import { useEffect, useState } from 'react';
import { canonicalUsername, usernameError } from '../../../domain/username.ts';
import { isUsernameFree } from '../../session/username-look-up.ts';

/** How long the visitor must stop typing before the name is looked up, in milliseconds. */
const LOOK_UP_PAUSE_MS = 400;

/** The error or help text for a username while it is typed. */
export interface UsernameReading {
  error?: string;
  help?: string;
}

/** Looks up a well-formed username once the visitor stops typing. A failed lookup shows nothing. */
export function useUsernameLookUp(typed: string): UsernameReading {
  const canonical = canonicalUsername(typed);
  const [found, setFound] = useState<{ username: string; isFree: boolean } | null>(null);
  useEffect(() => {
    if (usernameError(canonical) !== null) return undefined;
    const abort = new AbortController();
    const look = async () => {
      const isFree = await isUsernameFree(canonical, abort.signal);
      if (isFree !== null && !abort.signal.aborted) setFound({ username: canonical, isFree });
    };
    const timer = setTimeout(() => void look(), LOOK_UP_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [canonical]);
  return readingOf(typed, canonical, found?.username === canonical ? found.isFree : null);
}

function readingOf(typed: string, canonical: string, isFree: boolean | null): UsernameReading {
  if (isFree === false)
    return { error: `The username "${canonical}" is taken. Choose another one.` };
  if (usernameError(canonical) !== null) return {};
  const name = typed === canonical ? '' : `Your username will be "${canonical}". `;
  if (isFree) return { help: `${name}"${canonical}" is available.` };
  return name === '' ? {} : { help: name.trim() };
}
