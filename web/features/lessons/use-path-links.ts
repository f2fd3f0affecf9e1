import { type KeyboardEvent, type RefCallback, useCallback, useRef } from 'react';
import { walkPath } from './path-keys.ts';
import type { PathStop } from './path-modules.ts';

/** The links of the unlocked lessons on the page. */
export interface PathLinks {
  /** Returns the ref of a lesson's link. */
  refOf: (id: string) => RefCallback<HTMLAnchorElement>;
  /** Focuses a lesson's link, if the lesson is unlocked. */
  focus: (id: string) => void;
  /** Moves the focus from one link to another when a key is pressed on it. */
  walk: (event: KeyboardEvent<HTMLAnchorElement>) => void;
}

/** Moves the focus along the path. */
export function usePathLinks(items: readonly PathStop[]): PathLinks {
  const links = useRef(new Map<string, HTMLAnchorElement>());
  const refOf = useCallback(
    (id: string) => (link: HTMLAnchorElement | null) => {
      if (link === null) links.current.delete(id);
      else links.current.set(id, link);
    },
    [],
  );
  const focus = useCallback((id: string) => links.current.get(id)?.focus(), []);
  const walk = useCallback(
    (event: KeyboardEvent<HTMLAnchorElement>) => {
      walkPath(
        event,
        items.flatMap(({ lesson }) => links.current.get(lesson.id) ?? []),
      );
    },
    [items],
  );
  return { refOf, focus, walk };
}
