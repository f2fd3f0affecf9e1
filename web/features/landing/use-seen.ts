import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether an element has ever been visible.
 *
 * @param threshold the share of the element that must be visible, 0 to 1
 */
export function useSeen(element: RefObject<Element | null>, threshold: number): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      { threshold },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen, threshold]);
  return isSeen;
}
