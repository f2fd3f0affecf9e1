import { type ReactNode, useRef } from 'react';
import { PageFrame } from './page-frame.tsx';
import { useArrival } from './use-arrival.ts';
import { useClearedCache } from './use-cleared-cache.ts';
import { useIsLearner } from './use-is-learner.ts';
import { useLogout } from './use-logout.ts';

interface ShellProps {
  /** The title of the current route. */
  title: string;
  children: ReactNode;
}

/** The frame of the pages that use the session. */
export function Shell({ title, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  const announcement = useArrival(main, title);
  const isLearner = useIsLearner();
  const logout = useLogout();
  useClearedCache();
  return (
    <PageFrame
      onLogout={isLearner ? () => void logout() : undefined}
      announcement={announcement}
      main={main}
    >
      {children}
    </PageFrame>
  );
}
