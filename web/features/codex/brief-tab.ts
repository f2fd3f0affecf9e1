import { createContext, use } from 'react';

/** The tabs beside the editor. */
export type BriefTabId = 'brief' | 'hints' | 'lab' | 'history' | 'debrief';

/** Opens one of the tabs beside the editor, or the solutions in its place, and moves the focus there. */
export const BriefTabContext = createContext<(id: BriefTabId | 'solutions') => void>(
  () => undefined,
);

/** Opens a tab beside the editor from anywhere in the workspace. Does nothing outside a workspace. */
export function useOpenBriefTab(): (id: BriefTabId | 'solutions') => void {
  return use(BriefTabContext);
}
