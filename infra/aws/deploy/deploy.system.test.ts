import { compareMigrations } from '../../postgres/compare-migrations.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  accountWith,
  BEFORE_IT,
  NEXT,
  PENDING,
  type Rehearsal,
  RESTORED,
  startRehearsal,
} from './fixtures/start-rehearsal.ts';

let rehearsal: Rehearsal;

beforeEach(async () => {
  rehearsal = await startRehearsal();
});

afterEach(() => rehearsal.end());

const BEFORE = ['synth', 'diff'];
const CODE = 'deploy migrated=true published=false';

test('applies migrations before the code and publishes the curriculum after it, each only once', async () => {
  const lines = await rehearsal.run();
  expect(await rehearsal.readJournal()).toEqual([...BEFORE, CODE]);
  expect(lines.slice(-4)).toEqual([
    `Applied ${PENDING}`,
    'Published the curriculum',
    'ok    The product answers',
    'Packetsmith staging is served at https://d0.cloudfront.test',
  ]);
  const again = await rehearsal.run();
  expect(again).toContain('Migrations   none to apply');
  expect(again).toContain('Curriculum   unchanged');
  expect(again.slice(-2)).toEqual(lines.slice(-2));
  expect(again.some((line) => /^(Applied|Published) /.test(line))).toBe(false);
  // Goes back to a version without the migration.
  await rehearsal.removeMigration();
  const earlier = await rehearsal.run();
  expect(earlier).toContain('             the database is ahead by 29990101000000_deployed');
  expect(earlier.slice(-2)).toEqual(lines.slice(-2));
});

test('a plan lists every change, warns of possible losses and changes nothing', async () => {
  const output = await rehearsal.run({}, { isPlanOnly: true, isConfirmed: false });
  expect(output.slice(0, 11)).toEqual([
    'Stage        staging, https://staging.packetsmith.test',
    'Account      123456789012 in eu-central-1, as arn:aws:iam::123456789012:user/o',
    expect.stringMatching(/^Version {6}\S/),
    `Database     ${new URL(rehearsal.databaseUrl).host}`,
    'Migrations   1 to apply',
    `             ${PENDING}`,
    'Curriculum   will be published again',
    'Stack',
    '  Stack',
    '  [~] AWS::S3::Bucket Site SiteC1A0 replace',
    expect.stringContaining('Warning: AWS::S3::Bucket Site SiteC1A0 will be replaced by a new one'),
  ]);
  expect(await rehearsal.readJournal()).toEqual(BEFORE);
  expect(await compareMigrations(rehearsal.databaseUrl)).toEqual({ pending: [], ahead: [] });
});

test('a failing migration stops the deployment before the code', async () => {
  await rehearsal.writeMigration('create table public.deployed (); select missing;');
  const output = await rehearsal.run();
  expect(output.at(-1)).toContain(`${PENDING}, line 1, failed and was rolled back`);
  expect(await rehearsal.readJournal()).toEqual(BEFORE);
});

test('a failing build changes nothing', async () => {
  rehearsal.breakProgram('synth');
  expect((await rehearsal.run()).at(-1)).toContain('Nothing was changed.');
  expect(await rehearsal.readJournal()).toEqual(BEFORE.slice(0, 1));
});

test('a failed stack deployment keeps the migrations and explains how to go back', async () => {
  rehearsal.breakProgram('deploy');
  const output = await rehearsal.run();
  expect(output.at(-2)).toBe(`Applied ${PENDING}`);
  expect(output.at(-1)).toContain('The stack was not deployed');
  expect(output.at(-1)).toContain('The applied migrations stay. To go back,');
  expect(output.at(-1)).toContain('npm run deploy -- staging');
  expect(await rehearsal.readJournal()).toEqual([...BEFORE, CODE]);
  // The next attempt continues from there; the deployed product then fails its smoke test.
  rehearsal.breakProgram('');
  const problem = 'GraphQL lists no challenges.';
  const smokeTest = async () => [{ name: 'GraphQL lists challenges', problem }];
  const again = await rehearsal.run({ smokeTest });
  expect(again.at(-3)).toBe('Published the curriculum');
  expect(again.at(-2)).toBe(`FAIL  GraphQL lists challenges: ${problem}`);
  expect(again.at(-1)).toContain('does not pass the smoke test');
  expect(again.at(-1)).toContain('git checkout <tag>');
});

test('goes back by itself to the version before if the smoke test fails, and tests that one', async () => {
  const account = { ...accountWith(rehearsal.databaseUrl), readTemplate: async () => BEFORE_IT };
  const problems = ['GraphQL lists no challenges.', null];
  const smokeTest = async () => [
    { name: 'GraphQL lists challenges', problem: problems.shift() ?? null },
  ];
  const output = await rehearsal.run({ account, smokeTest });
  expect(output.slice(-4)).toEqual([
    'FAIL  GraphQL lists challenges: GraphQL lists no challenges.',
    'Going back to the version before',
    'ok    GraphQL lists challenges',
    'DeployError: The deployed product does not pass the smoke test. The version before is served again, and passes it. Migrations and curriculum stay.',
  ]);
  expect(await rehearsal.readJournal()).toEqual([
    ...BEFORE,
    CODE,
    'deploy migrated=true published=true',
  ]);
  // Without the gradual shift, which would only prolong the failure.
  expect(JSON.parse(await rehearsal.readRestored())).toEqual(JSON.parse(RESTORED));
});

test('looks for another cause if the version before fails as well', async () => {
  const account = { ...accountWith(rehearsal.databaseUrl), readTemplate: async () => BEFORE_IT };
  const smokeTest = async () => [{ name: 'The product answers', problem: 'It did not.' }];
  const output = await rehearsal.run({ account, smokeTest });
  expect(output.at(-1)).toContain('does not pass it either');
});

test('deploys only what another stage runs, if asked to', async () => {
  const from = (found: string | null) => {
    const account = { ...accountWith(rehearsal.databaseUrl), readTemplate: async () => found };
    return rehearsal.run({ account }, { from: 'development' });
  };
  expect((await from(null)).at(-1)).toContain('Nothing is deployed to development.');
  expect((await from(BEFORE_IT)).at(-1)).toContain(
    'This is not what development runs: Api would differ.',
  );
  expect(await rehearsal.readJournal()).not.toContain(CODE);
  expect((await from(NEXT)).at(-1)).toContain('Packetsmith staging is served at');
});

test('changes nothing when there is no terminal to ask on', async () => {
  const output = await rehearsal.run({}, { isConfirmed: false });
  expect(output.at(-1)).toContain('Confirming needs a terminal, so nothing was changed');
  expect(await rehearsal.readJournal()).toEqual(BEFORE);
});

test('reports what the account lacks before anything is built', async () => {
  const account = accountWith(rehearsal.databaseUrl);
  const without = async (lack: Partial<typeof account>) =>
    (await rehearsal.run({ account: { ...account, ...lack } })).at(-1);
  expect(await without({ readSecrets: async () => ({}) })).toContain(
    'There is no /packetsmith/staging/DATABASE_URL in the Parameter Store of eu-central-1; run "npm run deploy:secrets -- staging".',
  );
  expect(await without({ isBootstrapped: async () => false })).toContain(
    'cdk bootstrap aws://123456789012/eu-central-1',
  );
  expect(await without({ readConcurrency: async () => 10 })).toContain(
    'The account has a concurrency quota of 10 in eu-central-1; runs_at_once is 20',
  );
  expect(await rehearsal.readJournal()).toEqual(['']);
});
