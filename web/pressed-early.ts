import { useEffect } from 'react';
import { useIsHydrated } from './ui/use-is-hydrated.ts';

declare global {
  interface Window {
    /** The last button that was pressed since the page is shown; `before-paint.js` notes it. */
    pressedEarly?: Element | null;
  }
}

/**
 * Returns the button that was pressed before React listened to the page; null if there is none. From now on, a press
 * has its effect, so none is noted any more.
 */
export function takePressedEarly(): HTMLButtonElement | null {
  const button = window.pressedEarly;
  delete window.pressedEarly;
  return button instanceof HTMLButtonElement ? button : null;
}

/** Presses a button again once the page is hydrated, because the first press had no effect. */
export function PressedEarly({ button }: { button: HTMLButtonElement | null }): null {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    // Another page may be shown instead of the prerendered one.
    if (isHydrated && button?.isConnected) button.click();
  }, [isHydrated, button]);
  return null;
}
