import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { MockInstance } from 'vitest';

let watched: MockInstance[] = [];

beforeEach(() => {
  watched = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

// React, Apollo and jsdom report problems on the console; a test that passes anyway would hide them.
afterEach(() => {
  const errors = watched.flatMap((method) => method.mock.calls);
  for (const method of watched) method.mockRestore();
  expect(errors, 'the console shows no errors').toEqual([]);
});
