import { useState } from 'react';
import { usePathname } from './site-context.ts';

/** Whether the reader has gone on to another page since the component is there. */
export function useHasMovedOn(): boolean {
  const pathname = usePathname();
  const [entry] = useState(pathname);
  const [hasMovedOn, setHasMovedOn] = useState(false);
  // Kept: whoever comes back has been away all the same.
  if (!hasMovedOn && pathname !== entry) setHasMovedOn(true);
  return hasMovedOn;
}
