import { useEffect } from 'react';

/** The name of the product as titles end with it. */
export const PRODUCT = 'Packetsmith';

/** Names the page after what it shows, such as a challenge; null while that is not known. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${PRODUCT}`;
  }, [title]);
}
