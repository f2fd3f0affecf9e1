import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TabList, Tabs, type TabsHandle } from './tabs.tsx';

const handle = createRef<TabsHandle>();

const TABS = [
  { id: 'brief', label: 'Brief', panel: 'the brief' },
  { id: 'hints', label: 'Hints', reading: '1/4', panel: 'the hints' },
  { id: 'history', label: 'History', panel: 'the history' },
];

function Example({ initial = 'brief' }: { initial?: string }) {
  const [selectedId, setSelectedId] = useState(initial);
  return (
    <Tabs
      ref={handle}
      label="Workspace"
      tabs={TABS}
      selectedId={selectedId}
      onSelect={setSelectedId}
    />
  );
}

beforeEach(() => void render(<Example />));
afterEach(cleanup);

/** The tab that is selected and has the focus, with the panel that it shows. */
function shown() {
  const tab = screen.getByRole('tab', { selected: true });
  expect(document.activeElement).toBe(tab);
  return [tab.textContent, screen.getByRole('tabpanel').textContent];
}

test('arrow keys move between tabs and wrap around', async () => {
  await userEvent.tab();
  expect(shown()).toEqual(['Brief', 'the brief']);
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toEqual(['Hints 1/4', 'the hints']);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(shown()).toEqual(['History', 'the history']);
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toEqual(['Brief', 'the brief']);
});

test('End goes to the last tab and Home to the first', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(shown()).toEqual(['History', 'the history']);
  await userEvent.keyboard('{Home}');
  expect(shown()).toEqual(['Brief', 'the brief']);
});

test('a click shows the panel of a tab, which is named after it', async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'Hints 1/4' }));
  expect(shown()).toEqual(['Hints 1/4', 'the hints']);
  expect(screen.getByRole('tabpanel', { name: 'Hints 1/4' })).toBeTruthy();
});

test('Tab moves from the selected tab into its panel, so that the keyboard can scroll it', async () => {
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Brief' }));
});

test('the page can move the focus to a tab and to the panel', () => {
  act(() => handle.current?.focusTab('history'));
  expect(shown()).toEqual(['History', 'the history']);
  act(() => handle.current?.focusPanel());
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'History' }));
});

test('the first tab is shown if the selected one does not exist', () => {
  cleanup();
  render(<Example initial="debrief" />);
  expect(screen.getByRole('tabpanel').textContent).toBe('the brief');
});

test('tabs whose panels are elsewhere have the same keys, and name their panels', async () => {
  cleanup();
  const tabs = TABS.map(({ id, label }) => ({ id, label, panelId: `${id}-pane` }));
  function Elsewhere() {
    const [selectedId, setSelectedId] = useState('brief');
    return <TabList label="Panes" tabs={tabs} selectedId={selectedId} onSelect={setSelectedId} />;
  }
  render(<Elsewhere />);
  const selected = () => screen.getByRole('tab', { selected: true });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(selected().getAttribute('aria-controls')).toBe('hints-pane');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(selected().textContent).toBe('Brief');
  expect(document.activeElement).toBe(selected());
});
