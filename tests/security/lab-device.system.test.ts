import { expect, it } from 'vitest';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import { useSealedPython } from '../../sandbox/python/sealed-python-for-tests.ts';

const python = useSealedPython();

const app = (file: string, answer: string) => ({
  file,
  source: `def handle(request, store):\n    return f"${answer} for {request.source}"\n`,
});

/** A site that learners may contact, one outside the scope, and one that nothing serves. */
const lab: LabScenario = {
  hosts: [
    {
      ip: '192.0.2.10',
      ports: { '80': { app: 'shop' }, '81': { app: 'shop', state: 'filtered' } },
    },
    { ip: '2001:db8:0:0::10', ports: { 'random 8000-8999': { app: 'shop' } } },
    { ip: '192.0.2.11', ports: { '80': { app: 'office' } } },
  ],
  scope: ['192.0.2.10/32', '2001:db8::/64'],
  apps: {
    shop: app('shop.py', 'shop'),
    office: app('office.py', 'office'),
    vault: app('vault.py', 'vault'),
  },
};

/** Python that asks the device of the lab directly. \`ask\` returns the text of the answer; empty if there is none. */
const ASK = `
import base64, json, os
def ask(**fields):
    question = {"kind": "request", "method": "GET", "target": "/", "headers": {}, "body": "", "moment": 0, **fields}
    device = os.open("/dev/lab", os.O_RDWR)
    os.write(device, json.dumps(question).encode())
    answer = os.read(device, 65536)
    os.close(device)
    return base64.b64decode(json.loads(answer)["body"]).decode() if answer else ""
`;

async function run(program: string): Promise<string[]> {
  const { stdout, error } = await python.run(ASK + program, { lab });
  expect(error).toBeNull();
  return stdout.trimEnd().split('\n');
}

it('a program that uses the device of the lab directly is itself, whoever it says that it is', async () => {
  const lines = await run(`
print(ask(address=["192.0.2.10", 80]))
print(ask(address=["192.0.2.10", 80], source="127.0.0.1", app="vault"))
print(ask(address=["192.0.2.10", 80], headers={"x-forwarded-for": "127.0.0.1"}, source=["127.0.0.1"]))
`);
  expect(lines).toEqual(Array(3).fill('shop for 10.0.0.99'));
});

it('a program that uses the device of the lab directly reaches what its scope and its ports allow', async () => {
  const lines = await run(`
for address in (["192.0.2.11", 80], ["192.0.2.10", 81], ["192.0.2.10", 8080], ["192.0.2.10"], "192.0.2.11:80",
                ["vault", 80], ["192.0.2.10", "80"], ["office", 0], None, {}, ["::ffff:192.0.2.11", 80], [[], {}]):
    print(repr(ask(address=address, app="office", source="192.0.2.11")))
print(repr(ask(app="office", source="10.0.0.99")), repr(ask(kind="load")))
`);
  expect(lines).toEqual([...Array<string>(12).fill("''"), "'' ''"]);
});

it('the network reaches the same applications as before', async () => {
  const lines = await run(`
import http.client
def fetch(host, port):
    client = http.client.HTTPConnection(host, port, timeout=5)
    client.request("GET", "/", headers={"Host": "x"})
    return client.getresponse().read().decode()
print(fetch("192.0.2.10", 80))
import socket
found = [port for port in range(8000, 9000) if socket.socket(socket.AF_INET6).connect_ex(("2001:db8::10", port)) == 0]
print(len(found), fetch("2001:db8::10", found[0]))
try:
    fetch("192.0.2.11", 80)
except PermissionError as error:
    print(error.errno)
`);
  expect(lines).toEqual(['shop for 10.0.0.99', '1 shop for 2001:db8::99', '13']);
});
