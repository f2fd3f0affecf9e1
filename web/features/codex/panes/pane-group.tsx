import type { ReactNode } from 'react';
import { Group, Panel, type PanelProps, Separator } from 'react-resizable-panels';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { TABS_QUERY } from '../layout.ts';
import styles from './pane-group.module.css';
import { type StoredPane, useStoredLayout } from './use-stored-layout.ts';

/** The width of the area around a separator that reacts to a pointer, in px. */
const TARGET_SIZE = { fine: 10, coarse: 24 } as const;

interface PaneGroupProps {
  /** Whether the panes are side by side or one above the other. */
  orientation: 'horizontal' | 'vertical';
  stored: StoredPane;
  /** A closed last pane is as large as its content, and the panes can't be resized. */
  isLastClosed?: boolean;
  /** Two panes with a separator between them. */
  children: ReactNode;
}

/** Two panes that the learner can resize. Their sizes are stored on this device. */
export function PaneGroup(props: PaneGroupProps) {
  const { orientation, stored, isLastClosed = false, children } = props;
  const isTabs = useMediaQuery(TABS_QUERY);
  const layout = useStoredLayout(stored);
  return (
    <Group
      {...layout}
      className={styles.group}
      orientation={orientation}
      disabled={isTabs || isLastClosed}
      data-last-closed={isLastClosed || undefined}
      resizeTargetMinimumSize={TARGET_SIZE}
    >
      {children}
    </Group>
  );
}

/** One of the panes of a group. */
export function Pane(props: PanelProps) {
  // The content scrolls by itself, and its focus ring may extend over the edge.
  return <Panel {...props} style={{ overflow: 'visible' }} />;
}

/** The line between two panes. It moves by dragging, arrow keys, Home and End. A double click resets it. */
export function PaneSeparator({ label }: { label: string }) {
  return (
    <Separator
      className={styles.separator}
      aria-label={label}
      title={`${label}: drag, or use the arrow keys. Double-click to reset.`}
    />
  );
}
