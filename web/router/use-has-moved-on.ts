import { useState } from 'react';
import { usePathname } from './site-context.ts';

/** Returns whether there was a navigation since the component was mounted. */
export function useHasMovedOn(): boolean {
  const pathname = usePathname();
  const [entry] = useState(pathname);
  const [hasMovedOn, setHasMovedOn] = useState(false);
  // Stored, because returning to the first page still counts.
  if (!hasMovedOn && pathname !== entry) setHasMovedOn(true);
  return hasMovedOn;
}
