import { type RefObject, useEffect } from 'react';

/**
 * Makes GraphiQL's tabs a list of buttons. GraphiQL gives their list items the role of a tab, which may not contain
 * buttons: screen readers then don't announce the button that closes a tab.
 *
 * @param ref the element that contains GraphiQL
 */
export function useListOfTabs(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const container = ref.current;
    if (!container) return undefined;
    const observer = new MutationObserver(() => correctTabs(container));
    observer.observe(container, {
      subtree: true,
      childList: true,
      attributeFilter: ['role', 'aria-selected'],
    });
    correctTabs(container);
    return () => observer.disconnect();
  }, [ref]);
}

/** Changes only what is wrong, so that it ends after it has caused a mutation itself. */
function correctTabs(container: HTMLElement): void {
  const session = container.querySelector('#graphiql-session');
  session?.removeAttribute('role');
  session?.removeAttribute('aria-labelledby');
  container.querySelector('.graphiql-tabs')?.removeAttribute('role');
  for (const tab of container.querySelectorAll('.graphiql-tab')) {
    const isActive = tab.classList.contains('graphiql-tab-active');
    tab.removeAttribute('role');
    tab.removeAttribute('aria-selected');
    const button = tab.querySelector('.graphiql-tab-button');
    if (isActive) button?.setAttribute('aria-current', 'true');
    else button?.removeAttribute('aria-current');
  }
}
