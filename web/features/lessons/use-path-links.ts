import { type KeyboardEvent, type RefCallback, useCallback, useRef } from 'react';
import type { PathStop } from './path-modules.ts';

/** The position of a lesson on the page, in px. */
export type Place = Pick<DOMRect, 'left' | 'top'>;

const STEP: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);

/**
 * Returns the lesson that a key moves to: the next, previous, first or last one, or the nearest one in the row
 * above or below.
 *
 * @param places the positions of all unlocked lessons, in path order
 * @returns its index; undefined if the key does nothing
 */
export function neighborOf(
  places: readonly Place[],
  from: number,
  key: string,
): number | undefined {
  const step = STEP.get(key);
  if (step !== undefined) return places[from + step] && from + step;
  if (key === 'Home') return 0;
  if (key === 'End') return places.length - 1;
  return key === 'ArrowUp' || key === 'ArrowDown' ? acrossRows(places, from, key) : undefined;
}

function acrossRows(places: readonly Place[], from: number, key: string): number | undefined {
  const here = places[from];
  if (here === undefined) return undefined;
  const direction = key === 'ArrowUp' ? -1 : 1;
  const distances = places.map(({ left, top }) => ({
    rows: (top - here.top) * direction,
    columns: Math.abs(left - here.left),
  }));
  const nearest = distances
    .filter(({ rows }) => rows > 0)
    .toSorted((one, other) => one.rows - other.rows || one.columns - other.columns)[0];
  return nearest && distances.indexOf(nearest);
}

/**
 * Moves the focus between unlocked lessons with the arrow keys, Home and End.
 *
 * @param links the links of all unlocked lessons, in path order
 */
function walkPath(
  event: KeyboardEvent<HTMLAnchorElement>,
  links: readonly HTMLAnchorElement[],
): void {
  const { currentTarget, key } = event;
  if (isHeld(event)) return;
  const places = links.map((link) => link.getBoundingClientRect());
  const next = links[neighborOf(places, links.indexOf(currentTarget), key) ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function isHeld({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

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
