import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import type { BrowserPython } from './browser-python.ts';
import { TrialResult } from './trial-result.tsx';
import { useTrialRuns } from './use-trial-runs.ts';

const python = vi.hoisted(() => ({ run: vi.fn<BrowserPython['run']>(), ready: Promise.resolve() }));
vi.mock('./browser-python.ts', () => ({
  openBrowserPython: (): BrowserPython => ({
    ...python,
    stop: () => Promise.resolve(2),
    close: () => undefined,
  }),
}));

afterEach(cleanup);

test('a run that is stopped in the browser keeps the output of its input, and says where it was', async () => {
  python.run.mockImplementation((_code, { onOutput }) => {
    onOutput?.('first input\n', 0);
    onOutput?.('before', 1);
    onOutput?.(' the loop\n', 1);
    return new Promise<never>(() => undefined);
  });
  const { result } = renderHook(() => useTrialRuns());
  await act(async () => {
    result.current.prepare();
    // Not before Python is ready, because the first run would go to the server.
    await vi.dynamicImportSettled();
  });
  act(() => result.current.start('while True: pass'));
  await eventually(() => expect(python.run).toHaveBeenCalledOnce());
  act(() => result.current.stop());
  await eventually(() =>
    expect(result.current.run).toEqual({ kind: 'stopped', line: 2, output: 'before the loop\n' }),
  );
  render(
    <TrialResult
      run={result.current.run}
      isStale={false}
      wasSolved={false}
      onShown={() => undefined}
    />,
  );
  expect(screen.getByText('You stopped the program in line 2.')).toBeTruthy();
  expect(screen.getByLabelText('Output until then').textContent).toBe('before the loop\n');
});
