import type { Ref } from 'react';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { type Tab, Tabs, type TabsHandle } from '../../ui/tabs.tsx';
import type { BriefTabId } from './brief-tab.ts';
import styles from './brief.module.css';
import { Brief } from './brief.tsx';
import debriefStyles from './debrief/debrief.module.css';
import { Hints } from './hints/hints.tsx';
import { History } from './history/history.tsx';
import { LabMap } from './lab-map.tsx';
import { useNextKind } from './submit-kind.ts';
import { WaysOnAfter } from './ways-on.tsx';

interface DebriefProps {
  challengeId: string;
  /** Safe HTML of the curriculum. */
  html: string;
}

/** The debrief of a solved challenge, and what comes next. */
function Debrief({ challengeId, html }: DebriefProps) {
  const kind = useNextKind();
  return (
    <>
      <h2>Debrief</h2>
      <div className={debriefStyles.text} dangerouslySetInnerHTML={{ __html: html }} />
      <WaysOnAfter challengeId={challengeId} kind={kind} />
    </>
  );
}

interface BriefPaneProps {
  challenge: WorkspaceChallengeFragment;
  tab: BriefTabId;
  onTab: (id: BriefTabId) => void;
  draft: string;
  onRestore: (code: string, words: string) => void;
  ref: Ref<TabsHandle>;
}

/** Everything about the challenge except the code: the brief, hints, the lab, the history, the debrief. */
export function BriefPane(props: BriefPaneProps) {
  const { challenge, tab, onTab, draft, onRestore, ref } = props;
  const { id, lab, debriefHtml } = challenge;
  const history = <History challenge={challenge} draft={draft} onRestore={onRestore} />;
  const tabs = [
    tabOf('brief', 'Task', <Brief challenge={challenge} />),
    { ...tabOf('hints', 'Hints', <Hints challenge={challenge} />), reading: tallyOf(challenge) },
    ...(lab === null ? [] : [tabOf('lab', 'Lab map', <LabMap lab={lab} isDetailed />)]),
    tabOf('history', 'History', history),
    ...(debriefHtml === null
      ? []
      : [tabOf('debrief', 'Debrief', <Debrief challengeId={id} html={debriefHtml} />)]),
  ];
  return (
    <Tabs
      ref={ref}
      label="About the challenge"
      className={styles.tabs}
      tabs={tabs}
      selectedId={tab}
      onSelect={(id) => onTab(tabs.find((candidate) => candidate.id === id)?.id ?? 'brief')}
    />
  );
}

function tabOf(id: BriefTabId, label: string, content: Tab['panel']): Tab & { id: BriefTabId } {
  return { id, label, panel: <div className={styles.body}>{content}</div> };
}

/** How many of the hints are revealed: 1/4. */
function tallyOf({ hints }: WorkspaceChallengeFragment): string | undefined {
  if (hints.length === 0) return undefined;
  return `${hints.filter(({ textHtml }) => textHtml !== null).length}/${hints.length}`;
}
