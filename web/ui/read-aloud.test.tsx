import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Badge, Tag } from './badge.tsx';
import { Bus, Host } from './bus.tsx';
import { SkeletonDial } from './dial.tsx';
import { DifficultyBadge } from './difficulty-badge.tsx';
import { Empty } from './empty.tsx';
import { Hexdump } from './hexdump.tsx';
import { Icon } from './icon.tsx';
import { Notice } from './notice.tsx';
import { Packet } from './packet.tsx';
import { Panel, Row, Rows } from './panel.tsx';
import { Progress } from './progress.tsx';
import { Skeleton } from './skeleton.tsx';
import { StepChart } from './step-chart.tsx';

// These take no input: what matters is what a screen reader says, and that it leaves the decoration out.

afterEach(cleanup);

/** The text of an element that is not hidden from screen readers. */
function spokenIn(element: Element): string {
  if (element.getAttribute('aria-hidden') === 'true') return '';
  return [...element.childNodes]
    .map((node) => (node instanceof Element ? spokenIn(node) : (node.textContent ?? '')))
    .join('');
}

function spoken(content: ReactNode): string {
  return spokenIn(render(content).container);
}

test.each([
  ['an icon', <Icon key="" name="lock" />],
  ['a packet', <Packet key="" state="done" />],
  ['a skeleton', <Skeleton key="" width="40px" />],
  ['the skeleton of a dial', <SkeletonDial key="" />],
  ['a hexdump', <Hexdump key="" text="Packetsmith" />],
])('%s is decoration', (_what, content) => {
  const { container } = render(content);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test.each([
  ['a badge', <Badge key="" tone="signal" packet="done" children="Solved" />, 'Solved'],
  ['a difficulty', <DifficultyBadge key="" difficulty={2} label="Easy" />, 'Easy'],
  ['a tag', <Tag key="">SAMPLE</Tag>, 'SAMPLE'],
  ['an empty panel', <Empty key="" icon="lock" children="Nothing yet." />, 'Nothing yet.'],
])('%s is read by its words alone', (_what, content, words) => {
  expect(spoken(content)).toBe(words);
});

test.each(['alert', 'status'] as const)('a notice can be announced as %s', (role) => {
  render(
    <Notice tone="fail" role={role}>
      Not saved.
    </Notice>,
  );
  expect(screen.getByRole(role).textContent).toBe('Not saved.');
});

test('a panel is a region named by its title, and says while it loads', () => {
  const panel = (isBusy: boolean) => (
    <Panel title="Streak" reading="4 days" isBusy={isBusy}>
      Keep going.
    </Panel>
  );
  const { rerender } = render(panel(true));
  const region = screen.getByRole('region', { name: 'Streak' });
  expect(region.getAttribute('aria-busy')).toBe('true');
  rerender(panel(false));
  expect(region.getAttribute('aria-busy')).toBeNull();
  expect(spokenIn(region)).toBe('Streak4 daysKeep going.');
});

test.each([
  [-5, '0'],
  [33.4, '33'],
  [120, '100'],
])('progress of %d is read as %s percent', (value, percent) => {
  render(<Progress value={value} label="Path" />);
  const bar = screen.getByRole('progressbar', { name: 'Path' });
  expect(bar.getAttribute('aria-valuenow')).toBe(percent);
  expect([bar.ariaValueMin, bar.ariaValueMax]).toEqual(['0', '100']);
});

test('a chart is read as one image, and its scale is not', () => {
  const { container } = render(
    <StepChart points={[0, 50, 250]} label="From 0 to 250 XP" captions={['Monday', 'Friday']} />,
  );
  expect(screen.getByRole('img', { name: 'From 0 to 250 XP' })).toBeTruthy();
  expect(spokenIn(container)).toBe('MondayFriday');
});

test('a wire is a list of its hosts without the packets that travel on it', () => {
  render(
    <Bus label="Network" travelers={3}>
      <Host name="relay" address="10.0.0.2" />
      <Host name="vault" state="closed" />
    </Bus>,
  );
  expect(screen.getByRole('list', { name: 'Network' })).toBeTruthy();
  const hosts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(hosts).toEqual(['relay10.0.0.2', 'vault']);
});

test('rows are a list', () => {
  render(
    <Rows aria-label="Sessions">
      <Row>This browser</Row>
      <Row>A phone</Row>
    </Rows>,
  );
  expect(screen.getByRole('list', { name: 'Sessions' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
