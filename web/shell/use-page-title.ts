import { useEffect, useSyncExternalStore } from 'react';

/** The name in every title. */
export const PRODUCT = 'Packetsmith';
const SUFFIX = ` · ${PRODUCT}`;
const TITLE_EVENT = 'packetsmith-title';

/** Sets the page title. */
export function setPageTitle(title: string): void {
  document.title = `${title}${SUFFIX}`;
  dispatchEvent(new Event(TITLE_EVENT));
}

/** Sets the page title to what it shows, such as a challenge; null until that is known. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) setPageTitle(title);
  }, [title]);
}

/** Returns the page title, without the product's name. */
export function useCurrentTitle(): string {
  return useSyncExternalStore(
    followTitle,
    () => document.title.replace(SUFFIX, ''),
    () => '',
  );
}

function followTitle(onChange: () => void): () => void {
  addEventListener(TITLE_EVENT, onChange);
  return () => removeEventListener(TITLE_EVENT, onChange);
}
