import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LabScenario } from '../../../sandbox/lab/scenario.ts';
import { LabMap } from './lab-map.tsx';

const lab: LabScenario = {
  hosts: [
    { ip: '192.0.2.10', names: ['web.test'], ports: {} },
    { ip: '198.51.100.7', ports: {} },
  ],
  scope: ['192.0.2.0/24'],
};

test('every host is on the map, and hosts out of scope are marked', () => {
  render(<LabMap lab={lab} />);
  const hosts = within(screen.getByRole('list', { name: 'Hosts of the lab' }));
  expect(hosts.getByText('web.test')).toBeTruthy();
  expect(hosts.getByText('198.51.100.7, out of scope')).toBeTruthy();
  expect(screen.queryByText(/probes/)).toBeNull();
});

test('the budget is shown before any of it is used', () => {
  render(<LabMap lab={{ ...lab, budget: 40 }} />);
  expect(screen.getByText('This lab allows 40 probes.')).toBeTruthy();
});
