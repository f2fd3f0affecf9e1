/** Scrolls the part of the screen that contains an element, and nothing around it, until the element is visible. */
export function keepVisible(element: HTMLElement | null): void {
  const scroller = element?.closest<HTMLElement>('[data-scroller]');
  if (!element || !scroller) return;
  const outer = scroller.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top < outer.top) scroller.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) scroller.scrollTop += inner.bottom - outer.bottom;
}
