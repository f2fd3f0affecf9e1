import { useEffect } from 'react';
import { useIsHydrated } from './ui/use-is-hydrated.ts';

declare global {
  interface Window {
    /** The last button that was pressed since the page is shown; `before-paint.js` notes it. */
    pressedEarly?: Element | null;
  }
}

/** Presses the button again that was pressed before a prerendered page was hydrated, when that had no effect. */
export function PressedEarly(): null {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    const button = window.pressedEarly;
    // From now on, a press has its effect.
    delete window.pressedEarly;
    if (button instanceof HTMLButtonElement && button.isConnected) button.click();
  }, [isHydrated]);
  return null;
}
