import { useSyncExternalStore } from 'react';

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** Today's date, in words. A prerendered page shows it once it is hydrated. */
export function Today() {
  const date = useSyncExternalStore(
    neverChanges,
    () => LONG_DATE.format(new Date()),
    () => '',
  );
  return <time>{date}</time>;
}

function neverChanges(): () => void {
  return () => undefined;
}
