/** Moves the focus to a heading that appears, unless another one has just taken it, or it's outside of the page. */
function takeFocus(heading: HTMLElement | null): void {
  const focused = document.activeElement;
  const isLost = focused === null || focused === document.body;
  const isInPage = focused?.closest('main') != null && !focused.hasAttribute('data-takes-focus');
  if (isLost || isInPage) heading?.focus({ preventScroll: true });
}

/** The props of a heading that takes the focus when it appears, so that the next Tab leads into what it's about. */
export const TAKES_FOCUS = { tabIndex: -1, 'data-takes-focus': true, ref: takeFocus } as const;
