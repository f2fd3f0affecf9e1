import { expect, test } from 'vitest';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import { useSealedPython } from '../../sandbox/python/sealed-python-for-tests.ts';
import { DEMOS, HERO_DEMO } from '../../web/vite/demos.ts';

const python = useSealedPython();

/** The hosts and ports that the landing page shows. */
const LAB: LabScenario = {
  hosts: [
    { ip: '192.0.2.20', names: ['web.test'], ports: { '22': {}, '80': {}, '443': {} } },
    { ip: '192.0.2.25', names: ['mail.test'], ports: { '25': {}, '143': {} } },
    { ip: '192.0.2.30', names: ['db.test'], ports: { '5432': {} } },
    { ip: '192.0.2.40', names: ['printer.test'], ports: {} },
  ],
};

test('every program on the landing page prints the output shown below it', async () => {
  expect(DEMOS).toContain(HERO_DEMO);
  const printed = await Promise.all(DEMOS.map(({ code }) => python.run(code, { lab: LAB })));
  expect(printed.map(({ stdout, error }) => ({ stdout, error }))).toEqual(
    DEMOS.map(({ output }) => ({ stdout: `${output}\n`, error: null })),
  );
});
