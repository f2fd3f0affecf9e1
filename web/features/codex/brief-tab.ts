import { createContext, use } from 'react';

/** What stands beside the editor. */
export type BriefTabId = 'brief' | 'hints' | 'lab' | 'history' | 'debrief';

/** Opens one of the tabs beside the editor, and takes the learner there. */
export const BriefTabContext = createContext<(id: BriefTabId) => void>(() => undefined);

/** The way to a tab beside the editor, from anywhere in the workspace. Without a workspace it leads nowhere. */
export function useOpenBriefTab(): (id: BriefTabId) => void {
  return use(BriefTabContext);
}
