import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the part of the screen that contains an element, and nothing around it, until the element is visible. */
export function keepVisible(element: HTMLElement | null): void {
  const scroller = element?.closest<HTMLElement>('[data-scroller]');
  if (!element || !scroller) return;
  const outer = scroller.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top < outer.top) scroller.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) scroller.scrollTop += inner.bottom - outer.bottom;
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
