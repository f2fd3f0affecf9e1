import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  /** A few figures beside the label: 1/4. */
  reading?: string | undefined;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
  /** Give both to steer the tabs from outside; leave both out otherwise. */
  selectedId?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  className?: string | undefined;
}

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Panels of which one is shown. Arrow keys, Home and End move between the tabs. */
export function Tabs({ label, tabs, selectedId, onSelect, className }: TabsProps) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [ownId, setOwnId] = useState(tabs[0]?.id);
  const current = tabs.find(({ id }) => id === (selectedId ?? ownId)) ?? tabs[0];
  const select = (id: string) => {
    setOwnId(id);
    onSelect?.(id);
  };
  const moveFocus = (event: KeyboardEvent) => {
    const next = neighbor(tabs, current, event.key);
    if (!next) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div className={className}>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name, reading }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${baseId}-${id}`}
            data-tab={id}
            aria-selected={id === current?.id}
            aria-controls={`${baseId}-panel`}
            tabIndex={id === current?.id ? 0 : -1}
            onClick={() => select(id)}
            onKeyDown={moveFocus}
          >
            {reading === undefined ? name : `${name} `}
            {reading !== undefined && <span className="quiet">{reading}</span>}
          </button>
        ))}
      </div>
      {/* A panel may scroll by itself, which the keyboard must be able to do too. */}
      <div
        id={`${baseId}-panel`}
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={`${baseId}-${current?.id}`}
      >
        {current?.panel}
      </div>
    </div>
  );
}

function neighbor(tabs: Tab[], current: Tab | undefined, key: string): Tab | undefined {
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  const step = STEP[key];
  if (step === undefined || !current) return undefined;
  return tabs[(tabs.indexOf(current) + step + tabs.length) % tabs.length];
}
