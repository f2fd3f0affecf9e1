import { useEffect } from 'react';

/** The suffix of every title. */
export const PRODUCT = 'Packetsmith';

/** Sets the page title to what it shows, such as a challenge; null until that is known. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${PRODUCT}`;
  }, [title]);
}
