import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Challenge } from '../../content/curriculum.ts';
import type { EvidenceKind } from '../../domain/evidence.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import { evidenceCurriculum } from '../support/evidence-curriculum.ts';
import { fixtureCurriculum, RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { sandboxExecution } from '../support/sandbox-execution.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

/** The shop shows its coupon, which graded runs hide. */
const SHOP = `
def handle(request, store):
    return store.data["coupon"]
`;

const lab: LabScenario = {
  apps: {
    shop: {
      ...{ file: 'shop.py', source: SHOP },
      ...{ data: { coupon: 'sample-1' }, hidden: { coupon: 'gull-31' } },
    },
  },
  hosts: [
    {
      ip: '192.0.2.20',
      names: ['shop.test'],
      ports: { '80': { app: 'shop' } },
      udp: { '53': { dns: true } },
    },
  ],
};

/** What a row becomes in a word of the evidence. */
const WORDS: Record<Exclude<EvidenceKind, 'artifacts'>, string> = {
  http: "f\"{row['method']} {row['path']}\"",
  connections: "f\"{row['host']} {row['port']} {row['outcome']}\"",
  packets: 'f"{row[\'flags\']}{row[\'destination_port\']}" if row.get("flags") == "S" else ""',
  dns: 'row["name"]',
};

const program = (take: keyof typeof WORDS): string => `
def inputs(seed):
    return ["alpha\\n", "bravo\\n"]


def adapt(logs, seed):
    words = [word for log in logs for row in log if (word := ${WORDS[take]})]
    return {"items": len(words), "sample": words[0] + "\\n", "graded": " ".join(words) + "\\n"}
`;

const [template] = fixtureCurriculum.challenges;
if (!template) throw new Error('The fixture has no challenge to copy.');
const attack: Challenge = { ...template, id: 'attack', lab };
const takes = Object.keys(WORDS) as (keyof typeof WORDS)[];
const stock = evidenceCurriculum.challenges.find(({ evidence }) => evidence)?.evidence?.stock ?? [];
const defenses = takes.map((take): Challenge => ({
  ...template,
  id: `defense-${take}`,
  evidence: { from: 'attack', take, needs: 2, program: program(take), stock },
}));

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const challenges = [attack, ...defenses];
  await publishCurriculum(world.database, { ...fixtureCurriculum, challenges });
});
afterAll(() => world.close());

/** A learner whose attack was accepted. It shouts, and does something in the lab before. */
async function attacker(statements: string) {
  const services = world.with({ execution: sandboxExecution() });
  const { identity } = await newSession(world);
  const context = () => services.createRequestContext(identity);
  const submit = (challengeId: string, code: string) =>
    services.submissions.submit(context(), {
      ...{ challengeId, language: 'PYTHON', code, idempotencyKey: null },
    });
  expect((await submit('attack', `${statements}\n${RIGHT_CODE}`)).isAccepted).toBe(true);
  return {
    submit,
    open: (take: string) => services.submissions.openEvidence(context(), `defense-${take}`),
  };
}

const ATTACK = `
import socket, struct
from urllib.request import urlopen

with socket.socket() as probe:
    probe.connect_ex(("192.0.2.20", 23))
coupon = urlopen("http://192.0.2.20/coupon").read().decode()
urlopen(f"http://192.0.2.20/redeem/{coupon}").read()
question = struct.pack(">6H", 7, 256, 1, 0, 0, 0) + b"\\4shop\\4test\\0" + struct.pack(">2H", 1, 1)
with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
    probe.sendto(question, ("192.0.2.20", 53))
    probe.recv(512)
`;

test.each([
  ['http', 'GET /coupon'],
  ['connections', '192.0.2.20 23 closed'],
  ['packets', 'S23'],
  ['dns', 'shop.test'],
])('what an attack did in the lab is evidence as %s', async (take, first) => {
  const learner = await attacker(ATTACK);
  const { source, sample } = await learner.open(take);
  expect(source).toBe('OWN');
  expect(sample).toMatchObject({
    stdin: `${first}\n`,
    expectedStdout: `${first.toUpperCase()}\n`,
  });
  expect((await learner.open(take)).sample).toEqual(sample);
  expect((await learner.submit(`defense-${take}`, RIGHT_CODE)).isAccepted).toBe(true);
});

test('the graded case has everything that the attack did, and none of the values that graded runs hide', async () => {
  const learner = await attacker(ATTACK);
  await learner.open('http');
  const [row] = await world.database.execute<{ graded: string }>(
    sql`select graded_case->>'stdin' as graded from app.learner_evidence
      where challenge_id = 'defense-http' order by made_at desc limit 1`,
  );
  expect(row?.graded).toBe('GET /coupon GET /redeem/sample-1 GET /coupon GET /redeem/sample-1\n');
});

test.each([
  ['nothing in the lab', ''],
  ['a log that it emptied', `${ATTACK}\nimport packetsmith_lab.journal as j\nj._state.clear()`],
  [
    'rows of another form',
    `${ATTACK}\nimport packetsmith_lab.journal as j\nj._state["records"] = [{"time": "now"}] * 9`,
  ],
  [
    'more than 256 KB',
    'import socket\nfor port in range(1, 3000):\n    socket.socket().connect_ex(("192.0.2.20", port))',
  ],
])('an attack that leaves %s is replaced by a recorded one', async (_, statements) => {
  const learner = await attacker(statements);
  const { source, sample } = await learner.open('connections');
  expect(source).toBe('UNUSABLE');
  expect(stock.map((cases) => cases.sample.stdin)).toContain(sample.stdin);
});

test('a log may be longer than what a program prints at most', async () => {
  const learner = await attacker(
    'import socket\nfor port in range(1, 400):\n    socket.socket().connect_ex(("192.0.2.20", port))',
  );
  expect((await learner.open('connections')).source).toBe('OWN');
});
