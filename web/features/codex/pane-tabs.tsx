import { type KeyboardEvent, useRef } from 'react';
import { useExecution } from '../../execution/execution-value.ts';
import type { PaneId } from './layout.ts';
import { shortTally } from './results-words.ts';
import styles from './tabs-layout.module.css';

const TABS: readonly { id: PaneId; label: string; controls: string }[] = [
  { id: 'brief', label: 'Brief', controls: 'brief-pane' },
  { id: 'code', label: 'Code', controls: 'editor-pane' },
  { id: 'results', label: 'Results', controls: 'results-pane' },
];

/** By how many tabs a key moves. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface PaneTabsProps {
  pane: PaneId;
  onPane: (pane: PaneId) => void;
}

/** The tabs of a small workspace. Arrow keys, Home and End move between them. */
export function PaneTabs({ pane, onPane }: PaneTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { report } = useExecution();
  const tally = report === null ? null : shortTally(report);
  const move = (event: KeyboardEvent): void => {
    const next = targetOf(event.key, pane);
    if (next === undefined) return;
    event.preventDefault();
    onPane(next.id);
    list.current?.querySelector<HTMLElement>(`[aria-controls='${next.controls}']`)?.focus();
  };
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label="Workspace" onKeyDown={move}>
      {TABS.map(({ id, label, controls }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === pane}
          aria-controls={controls}
          tabIndex={id === pane ? 0 : -1}
          onClick={() => onPane(id)}
        >
          {label}
          {id === 'results' && tally !== null && (
            <span className={styles.reading} data-tone={tally.tone}>
              {' '}
              {tally.words.replace(' of ', '/')}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

function targetOf(key: string, pane: PaneId): (typeof TABS)[number] | undefined {
  if (key === 'Home') return TABS[0];
  if (key === 'End') return TABS.at(-1);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const index = TABS.findIndex(({ id }) => id === pane);
  return TABS[(index + step + TABS.length) % TABS.length];
}
