import { useEffect, useState } from 'react';

/** Up to this height, in px, a keyboard on the screen is probably open. */
const SHORT_PX = 520;

/**
 * Fits the workspace into the part of the window that a keyboard on the screen leaves visible. Some browsers neither
 * resize the page for it nor change `dvh`, so the height is a custom property, `--window-height`.
 *
 * @returns whether that part is so short that only the most important controls fit
 */
export function useVisibleWindow(): boolean {
  const [isShort, setIsShort] = useState(() => visibleHeight() <= SHORT_PX);
  useEffect(() => {
    const { style } = document.documentElement;
    const fit = (): void => {
      const height = visibleHeight();
      style.setProperty('--window-height', `${height}px`);
      setIsShort(height <= SHORT_PX);
      // The browser has moved the page under its keyboard, but everything fits above it now.
      if ((window.visualViewport?.offsetTop ?? 0) > 0 && !isZoomed()) scrollTo(0, 0);
    };
    fit();
    const sources = [window, ...(window.visualViewport ? [window.visualViewport] : [])];
    for (const source of sources) source.addEventListener('resize', fit);
    return () => {
      for (const source of sources) source.removeEventListener('resize', fit);
      style.removeProperty('--window-height');
    };
  }, []);
  return isShort;
}

/** Whether the reader has zoomed in with two fingers. The page must not shrink with what they see then. */
function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01;
}

function visibleHeight(): number {
  const visible = isZoomed() ? null : window.visualViewport;
  return Math.round(visible?.height ?? innerHeight);
}
