import { useState } from 'react';
import { useLocation } from 'wouter';

/** Whether the reader has gone on to another page since the component is there. */
export function useHasMovedOn(): boolean {
  const [pathname] = useLocation();
  const [entry] = useState(pathname);
  const [hasMovedOn, setHasMovedOn] = useState(false);
  // Kept: whoever comes back has been away all the same.
  if (!hasMovedOn && pathname !== entry) setHasMovedOn(true);
  return hasMovedOn;
}
