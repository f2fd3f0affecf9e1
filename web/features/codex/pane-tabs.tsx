import { useExecution } from '../../execution/execution-value.ts';
import { TabList } from '../../ui/tabs.tsx';
import type { PaneId } from './layout.ts';
import { shortTally } from './results-words.ts';
import styles from './tabs-layout.module.css';

const TABS = [
  { id: 'brief', label: 'Brief', panelId: 'brief-pane' },
  { id: 'code', label: 'Code', panelId: 'editor-pane' },
  { id: 'results', label: 'Results', panelId: 'results-pane' },
] as const;

interface PaneTabsProps {
  pane: PaneId;
  onPane: (pane: PaneId) => void;
}

/** The tabs of a small workspace. */
export function PaneTabs({ pane, onPane }: PaneTabsProps) {
  const { report } = useExecution();
  const tally = report === null ? null : shortTally(report);
  const reading = tally !== null && (
    <span className={styles.reading} data-tone={tally.tone}>
      {tally.words.replace(' of ', '/')}
    </span>
  );
  return (
    <TabList
      label="Workspace"
      className={styles.tabs}
      tabs={TABS.map((tab) => (tab.id === 'results' && reading ? { ...tab, reading } : tab))}
      selectedId={pane}
      onSelect={(id) => onPane(TABS.find((tab) => tab.id === id)?.id ?? 'brief')}
    />
  );
}
