import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { RecordButton } from './record-button.tsx';
import type { RecordedTest } from './recorded-test.ts';
import { ALIASING } from './recording-for-tests.ts';

afterEach(cleanup);

const { code, recording, stdout, expectedStdout } = ALIASING;
const RECORDED: RecordedTest = {
  ...{ name: 'Two names', code, isFunction: false, lab: null, recording },
  ...{ outcome: { stdout }, originalStdout: stdout, expectedStdout },
};

test('while Python loads, its progress stands below the button', async () => {
  const recorded = Promise.withResolvers<RecordedTest>();
  const button = (fraction: number | null) => (
    <RecordButton
      label="Step through"
      loading={fraction === null ? null : { fraction, label: 'Python' }}
      record={() => recorded.promise}
    />
  );
  const { rerender } = render(button(0.25));
  expect(screen.queryByRole('progressbar')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Step through' }));
  expect(screen.getByRole('status').textContent).toBe('loading Python');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  rerender(button(null));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  recorded.resolve(RECORDED);
  expect(await screen.findByRole('dialog', { name: 'Replay of “Two names”' })).toBeTruthy();
});
