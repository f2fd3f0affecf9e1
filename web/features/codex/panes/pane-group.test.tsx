import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pane, PaneGroup, PaneSeparator } from './pane-group.tsx';
import type { StoredPane } from './use-stored-layout.ts';

const STORED: StoredPane = {
  storageKey: 'pane/brief',
  id: 'brief',
  otherId: 'code',
  initialShare: 40,
};
/** The room that the panes share, in px. */
const TOTAL_WIDTH = 1000;

// jsdom does no layout: a pane is as wide as its share says, and the separator takes no room.
function widthOf(this: HTMLElement): number {
  return (Number(this.style.flexGrow) / 100) * TOTAL_WIDTH;
}
function leftOf(this: HTMLElement): number {
  const before = this.previousElementSibling;
  return before instanceof HTMLElement ? before.offsetLeft + before.offsetWidth : 0;
}

/** Sets whether the window is as narrow as a phone. */
let setIsNarrow: (isNarrow: boolean) => void;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(widthOf);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(leftOf);
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => query);
  setIsNarrow = (isNarrow) => {
    query.matches = isNarrow;
    query.dispatchEvent(new Event('change'));
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

function show({ isLastClosed = false } = {}) {
  render(
    <PaneGroup orientation="horizontal" stored={STORED} isLastClosed={isLastClosed}>
      <Pane id="brief" defaultSize="40%" minSize={320}>
        <button>in the brief</button>
      </Pane>
      <PaneSeparator label="Width of the brief" />
      <Pane id="code" minSize={420}>
        the code
      </Pane>
    </PaneGroup>,
  );
}

const separator = () => screen.getByRole('separator', { name: 'Width of the brief' });
const share = () => separator().getAttribute('aria-valuenow');
const shownShare = () => document.getElementById('brief')?.style.flexGrow;
const stored = () => localStorage.getItem('pane/brief');

test('Tab moves to the separator, and the arrow keys move it by five percent', async () => {
  show();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(separator());
  expect(share()).toBe('40');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect([share(), shownShare()]).toEqual(['45', '45']);
});

test('Home and End move the separator until a pane is as small as it may be', async () => {
  show();
  act(() => separator().focus());
  await userEvent.keyboard('{Home}');
  expect(share()).toBe('32');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(share()).toBe('58');
  expect(separator().ariaValueMin).toBe('32');
  expect(separator().ariaValueMax).toBe('58');
});

test('a size is stored on this device, and a double click resets it', async () => {
  show();
  expect(stored()).toBeNull();
  act(() => separator().focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(stored()).toBe('45');
  cleanup();
  show();
  expect([share(), shownShare()]).toEqual(['45', '45']);
  fireEvent.doubleClick(separator());
  expect(share()).toBe('40');
  expect(stored()).toBeNull();
});

test('a size from a larger window is limited here, and stays stored', () => {
  localStorage.setItem('pane/brief', '20');
  show();
  expect(share()).toBe('32');
  expect(stored()).toBe('20');
});

test.each(['wide', '', '-20', '140'])('"%s" is not a size: the first one is shown', (text) => {
  localStorage.setItem('pane/brief', text);
  show();
  expect(share()).toBe('40');
});

test('where storage is blocked, a size lasts until the page is left', async () => {
  const refuse = () => {
    throw new DOMException('Storage is blocked.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  show();
  act(() => separator().focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(share()).toBe('35');
});

test('a pointer drags the separator', () => {
  show();
  fireEvent.pointerDown(separator(), { pointerId: 1, clientX: 0 });
  fireEvent.pointerMove(separator(), { pointerId: 1, clientX: 100, buttons: 1 });
  fireEvent.pointerUp(separator(), { pointerId: 1, clientX: 100 });
  expect(share()).toBe('50');
  expect(stored()).toBe('50');
});

test('nothing can be resized in a narrow window, or while the last pane is closed', async () => {
  show();
  act(() => setIsNarrow(true));
  act(() => separator().focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(share()).toBe('40');
  act(() => setIsNarrow(false));
  await userEvent.keyboard('{ArrowRight}');
  expect(share()).toBe('45');
  cleanup();
  show({ isLastClosed: true });
  act(() => separator().focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(share()).toBe('45');
});
