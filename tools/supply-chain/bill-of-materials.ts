import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { PROJECT, readLockFile } from './lock-file.ts';

/** The parts of a CycloneDX document that are read here; the others are kept unchanged. */
const billOfMaterials = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(
    z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string() }),
  ),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

/** What ships, as CycloneDX describes it. */
export type BillOfMaterials = z.infer<typeof billOfMaterials>;

const MOST_BYTES = 64 * 1_024 * 1_024;

/**
 * Lists what ships, as npm reads it from the lock file.
 * npm's own `--omit dev` doesn't work here: it also omits packages that both a tool and the product need.
 *
 * @see https://cyclonedx.org/specification/overview/
 */
export async function makeBillOfMaterials(): Promise<BillOfMaterials> {
  const all = await askNpm();
  const packages = await readLockFile('.');
  const shipped = new Set(
    packages.filter(({ isShipped }) => isShipped).map(({ name, version }) => `${name}@${version}`),
  );
  const components = all.components.filter(({ name, version }) =>
    shipped.has(`${name}@${version}`),
  );
  const { component } = all.metadata;
  const product = String(component['bom-ref']);
  const refs = new Set([product, ...components.map((each) => each['bom-ref'])]);
  const dependencies = all.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map((each) => ({ ...each, dependsOn: each.dependsOn.filter((ref) => refs.has(ref)) }));
  // npm uses the name of the checkout's directory.
  const metadata = { ...all.metadata, component: { ...component, name: 'packetsmith' } };
  return { ...all, metadata, components, dependencies };
}

async function askNpm(): Promise<BillOfMaterials> {
  const command = ['npm', 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const [program = '', ...options] = command;
  const { stdout } = await promisify(execFile)(program, options, {
    cwd: PROJECT,
    maxBuffer: MOST_BYTES,
    shell: process.platform === 'win32',
  });
  return billOfMaterials.parse(JSON.parse(stdout));
}
