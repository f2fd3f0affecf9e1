import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

test('arrow keys move between tabs and around their ends', async () => {
  render(
    <Tabs
      label="Workspace"
      tabs={[
        { id: 'brief', label: 'Brief', panel: 'the brief' },
        { id: 'hints', label: 'Hints', panel: 'the hints' },
      ]}
    />,
  );
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Brief');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Hints' }).textContent).toBe('the hints');
  expect(document.activeElement?.textContent).toBe('Hints');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Brief');
});
