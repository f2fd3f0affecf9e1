import * as Radix from 'radix-ui/tabs';
import { type ReactNode, type Ref, type RefObject, useImperativeHandle, useRef } from 'react';
import styles from './tabs.module.css';

interface TabName {
  id: string;
  label: string;
  /** A short value next to the label: 1/4. */
  reading?: ReactNode;
}

export interface Tab extends TabName {
  panel: ReactNode;
}

/** A tab whose panel is elsewhere on the page. */
interface TabElsewhere extends TabName {
  panelId: string;
}

/** Moves the focus into the tabs. */
export interface TabsHandle {
  focusTab: (id: string) => void;
  /** Focuses the panel that is shown. */
  focusPanel: () => void;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** The first tab is shown if no tab has this id. */
  selectedId: string;
  onSelect: (id: string) => void;
  className?: string | undefined;
  ref?: Ref<TabsHandle> | undefined;
}

/** Tabs with one visible panel. Arrow keys, Home and End move between the tabs. */
export function Tabs({ label, tabs, selectedId, onSelect, className, ref }: TabsProps) {
  const triggers = useRef(new Map<string, HTMLButtonElement>());
  const panels = useRef(new Map<string, HTMLDivElement>());
  const current = tabs.find(({ id }) => id === selectedId) ?? tabs[0];
  useImperativeHandle(ref, () => ({
    focusTab: (id) => triggers.current.get(id)?.focus(),
    focusPanel: () => panels.current.get(current?.id ?? '')?.focus(),
  }));
  return (
    <Radix.Root value={current?.id ?? ''} onValueChange={onSelect} className={className}>
      <Radix.List className={styles.tabs} aria-label={label}>
        {tabs.map(({ id, label: name, reading }) => (
          <Radix.Trigger key={id} value={id} ref={registerIn(triggers, id)}>
            <TabLabel label={name} reading={reading && <span className="quiet">{reading}</span>} />
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, panel }) => (
        <Radix.Content key={id} value={id} ref={registerIn(panels, id)}>
          {panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

interface TabListProps {
  label: string;
  tabs: readonly TabElsewhere[];
  selectedId: string;
  onSelect: (id: string) => void;
  className?: string | undefined;
}

/** Tabs whose panels are elsewhere on the page. The keys are the same. */
export function TabList({ label, tabs, selectedId, onSelect, className }: TabListProps) {
  return (
    <Radix.Root value={selectedId} onValueChange={onSelect} asChild>
      <Radix.List className={className} aria-label={label}>
        {tabs.map(({ id, panelId, ...name }) => (
          <Radix.Trigger key={id} value={id} aria-controls={panelId}>
            <TabLabel {...name} />
          </Radix.Trigger>
        ))}
      </Radix.List>
    </Radix.Root>
  );
}

function TabLabel({ label, reading }: Omit<TabName, 'id'>) {
  if (reading === undefined) return label;
  return (
    <>
      {label} {reading}
    </>
  );
}

/** A ref callback that keeps the element under its id while it is mounted. */
function registerIn<Part>(parts: RefObject<Map<string, Part>>, id: string) {
  return (part: Part | null) => {
    if (part === null) parts.current.delete(id);
    else parts.current.set(id, part);
  };
}
