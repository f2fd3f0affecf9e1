import { useState } from 'react';
import { usePathname } from './site-context.ts';

/** Returns whether there was a navigation since the component was mounted. */
export function useHasNavigated(): boolean {
  const pathname = usePathname();
  const [entry] = useState(pathname);
  const [hasNavigated, setHasNavigated] = useState(false);
  // Stored, because returning to the first page still counts.
  if (!hasNavigated && pathname !== entry) setHasNavigated(true);
  return hasNavigated;
}
