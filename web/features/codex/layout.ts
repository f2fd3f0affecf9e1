import { useMediaQuery } from '../../ui/use-media-query.ts';

/** The windows in which the panes of the workspace are tabs. Its styles repeat this width. */
export const TABS_QUERY = '(max-width: 1000px)';
/** The windows in which the results are a column of their own. */
const COLUMNS_QUERY = '(min-width: 1680px)';
/** Monaco needs a keyboard, a mouse and room. */
const TOUCH_QUERY = `(pointer: coarse), ${TABS_QUERY}`;

/** The panes of the workspace. */
export type PaneId = 'brief' | 'code' | 'results';

/** The arrangement of the panes: one at a time, results below the code, or three columns. */
export type Layout = 'tabs' | 'rows' | 'columns';

/** Returns the arrangement for this window. */
export function useLayout(): Layout {
  const isTabs = useMediaQuery(TABS_QUERY);
  const isColumns = useMediaQuery(COLUMNS_QUERY);
  if (isTabs) return 'tabs';
  return isColumns ? 'columns' : 'rows';
}

/** Returns whether to use the editor for fingers and small windows. */
export function useIsTouch(): boolean {
  return useMediaQuery(TOUCH_QUERY);
}
