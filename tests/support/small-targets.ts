import type { Page } from 'playwright-core';

/** What can be hit. Links within a sentence are as high as its lines, as WCAG 2.2 (2.5.8) allows. */
const FIND = `(least) => {
  const LEAST_WIDTH = 24; // short words, as WCAG 2.2 (2.5.8) allows
  const MOST = 30;
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  const isInText = (element) => {
    const { parentElement } = element;
    return (
      getComputedStyle(element).display.startsWith('inline') &&
      parentElement?.matches('p, li, dd, td, span') === true &&
      parentElement.textContent.trim() !== element.textContent.trim() &&
      !element.matches('.target')
    );
  };
  // From the middle up to where something else would be hit.
  const reach = (element, [x, y], [stepX, stepY]) => {
    let length = 0;
    while (length < MOST) {
      const hit = document.elementFromPoint(x + stepX * (length + 1), y + stepY * (length + 1));
      if (hit === null || (hit !== element && !element.contains(hit))) break;
      length += 1;
    }
    return length;
  };
  const measure = (element) => {
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = [Math.floor(x + width / 2), Math.floor(y + height / 2)];
    if (!element.contains(document.elementFromPoint(...middle))) return null;
    const across = (...directions) =>
      directions.reduce((sum, direction) => sum + reach(element, middle, direction), 1);
    return [
      Math.max(Math.round(width), across([-1, 0], [1, 0])),
      Math.max(Math.round(height), across([0, -1], [0, 1])),
    ];
  };
  return [...document.querySelectorAll('a[href], button, summary, select, [role="tab"]')]
    .filter((element) => element.checkVisibility() && !isInText(element))
    .flatMap((element) => {
      const size = measure(element);
      const isSmall = size !== null && (size[1] < least || size[0] < LEAST_WIDTH);
      return isSmall ? [nameOf(element) + ', ' + size.join('x')] : [];
    });
}`;

/**
 * Finds links and buttons that are hard to hit. Those that are covered or only visible with the focus are left out.
 *
 * @param least the least height, in CSS pixels
 * @returns their names with the size that can be hit
 */
export async function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate<string[]>(`(${FIND})(${least})`);
}
