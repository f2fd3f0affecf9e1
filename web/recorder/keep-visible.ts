import { type RefObject, useEffect, useRef } from 'react';

/** How many times its own height is shown before and after an element, if there is room. */
const CONTEXT = 2;

/**
 * Scrolls the part of the screen that contains an element, and nothing around it, until the element and the lines next to
 * it are visible.
 */
export function keepVisible(element: HTMLElement | null): void {
  const scroller = element?.closest<HTMLElement>('[data-scroller]');
  if (!element || !scroller) return;
  const outer = scroller.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const room = Math.max(0, (outer.height - inner.height) / 2);
  const context = Math.min(CONTEXT * inner.height, room);
  const [above, below] = [outer.top + context - inner.top, inner.bottom + context - outer.bottom];
  if (above > 0) scroller.scrollTop -= above;
  else if (below > 0) scroller.scrollTop += below;
}

/**
 * Keeps an element visible while the part of the screen that scrolls around it changes its size, as on a turned phone.
 *
 * @param selector finds the element
 * @returns a ref for the part that scrolls
 */
export function useKeepVisible<Scroller extends HTMLElement>(
  selector: string,
): RefObject<Scroller | null> {
  const scroller = useRef<Scroller>(null);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => keepVisible(element.querySelector(selector)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector]);
  return scroller;
}
