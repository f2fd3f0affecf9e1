import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Policy } from './policy.tsx';

const policy = (
  <MemoryRouter>
    <time>24:00:00</time>
    <Policy title="Terms" lead="What applies." sections={[]} />
  </MemoryRouter>
);

afterEach(() => vi.useRealTimers());

test('without scripts, a policy shows the day on which it was rendered', () => {
  vi.setSystemTime('2026-02-27T12:00:00Z');
  expect(renderToString(policy)).toContain('>February 27, 2026</time>');
});

test("with scripts, it shows today's date", () => {
  vi.setSystemTime('2026-02-27T12:00:00Z');
  const page = document.createElement('div');
  page.innerHTML = renderToString(policy);
  document.body.append(page);
  vi.setSystemTime('2026-03-01T12:00:00Z');
  const onRecoverableError = vi.fn();
  const { unmount } = render(policy, { container: page, hydrate: true, onRecoverableError });
  expect(page.querySelector('p time')?.textContent).toBe('March 1, 2026');
  expect(onRecoverableError).not.toHaveBeenCalled();
  unmount();
  page.remove();
  render(policy);
  expect(screen.getByText('March 1, 2026')).toBeTruthy();
});
