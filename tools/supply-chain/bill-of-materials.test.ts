import { expect, test } from 'vitest';
import { makeBillOfMaterials } from './bill-of-materials.ts';
import { readLockFile } from './lock-file.ts';

test('the bill of materials lists exactly what ships, each package with its hash', async () => {
  const bill = await makeBillOfMaterials();
  const packages = await readLockFile('.');
  const shipped = packages
    .filter(({ isShipped }) => isShipped)
    .map(({ name, version }) => `${name}@${version}`);
  const listed = bill.components.map(({ name, version }) => `${name}@${version}`);
  expect([...new Set(listed)].toSorted()).toEqual([...new Set(shipped)].toSorted());
  const hash = { alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string };
  for (const component of bill.components) {
    expect(component).toMatchObject({ hashes: [hash], type: 'library' });
  }
  const refs = new Set(bill.dependencies.map(({ ref }) => ref));
  const loose = bill.dependencies.flatMap(({ dependsOn }) =>
    dependsOn.filter((to) => !refs.has(to)),
  );
  expect(loose).toEqual([]);
  expect(bill.metadata.component.name).toBe('packetsmith');
});
