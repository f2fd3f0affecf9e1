// cspell:ignore setprofile settrace ther getframe addaudithook setattr getcwd colorsys sitecustomize usercustomize strptime
import { describe, expect, it } from 'vitest';
import { useSealedPython } from '../python/sealed-python-for-tests.ts';
import { ASK_SHOP, SHOP_LAB } from './lab-apps-for-tests.ts';
import type { LabScenario } from './scenario.ts';

const python = useSealedPython();

/** The shop's lab, with a page that is in the learner's interpreter, so that each search proves that it can find. */
const lab: LabScenario = {
  ...SHOP_LAB,
  hosts: [
    ...SHOP_LAB.hosts,
    { ip: '192.0.2.12', ports: { '80': { http: { '/': [200, 'a-feather-page'] } } } },
  ],
};

/** Python that looks for the secret's middle in everything that can be reached from some objects. */
const SEARCH = `
import gc, sys
NEEDLE = "-fea" "ther-"
def search(*roots):
    found, waiting, seen = set(), list(roots), set()
    while waiting:
        each = waiting.pop()
        if id(each) in seen:
            continue
        seen.add(id(each))
        if isinstance(each, bytes):
            each = each.decode("latin-1")
        if isinstance(each, str):
            if NEEDLE in each and each != NEEDLE:
                found.add(each[:200])
        else:
            waiting.extend(gc.get_referents(each))
    return sorted(found)
ask("/login", "user=kestrel&password=blue")
`;

async function run(program: string): Promise<string[]> {
  const { stdout, error } = await python.run(`${ASK_SHOP}${SEARCH}${program}`, { lab });
  expect(error).toBeNull();
  return stdout.trimEnd().split('\n');
}

describe('no code of a learner finds an application', () => {
  it('among all objects, modules, frames and what they refer to', async () => {
    const lines = await run(`
print(search(gc.get_objects(), sys.modules, sys._current_frames(), sys._getframe()))
print([c for c in object.__subclasses__() if c.__name__ in ("SecretKeeper", "App", "Network")])
`);
    // The one thing that it does find is the page of the learner's own interpreter.
    expect(lines).toEqual(["['a-feather-page']", '[]']);
  });

  it('in the state of the harness and of the lab', async () => {
    const lines = await run(`
import packetsmith_harness.case, packetsmith_lab.hosts, packetsmith_lab.app_client
print(search(packetsmith_harness.case.__dict__, packetsmith_lab.hosts.__dict__))
print(search(packetsmith_lab.app_client.__dict__))
import packetsmith_apps.server, packetsmith_apps.network
print(packetsmith_apps.server._state, search(packetsmith_apps.server.__dict__, packetsmith_apps.network.__dict__))
`);
    expect(lines).toEqual(["['a-feather-page']", "['a-feather-page']", "{} ['a-feather-page']"]);
  });

  it('in the traceback of a request that failed', async () => {
    const lines = await run(`
import packetsmith_lab.web_site
def fail(*parts):
    raise RuntimeError
packetsmith_lab.web_site._head = fail
try:
    ask("/login", "user=kestrel")
except RuntimeError as problem:
    trace, names = problem.__traceback__, []
    while trace:
        names.append(trace.tb_frame.f_code.co_filename.rpartition("/")[2])
        found = [text for text in search(trace.tb_frame) if "heron" in text]
        trace = trace.tb_next
    print("shop.py" in names, "web_site.py" in names, found)
`);
    expect(lines).toEqual(['False True []']);
  });

  it('with a tracer, a profiler, a monitor or an audit hook', async () => {
    const lines = await run(`
seen = set()
def note(frame, event, argument):
    seen.add(frame.f_code.co_filename)
    return note
sys.addaudithook(lambda event, arguments: seen.update(str(a) for a in arguments if "shop" in str(a)[:500] and event != "socket.connect"))
monitoring = sys.monitoring
monitoring.use_tool_id(3, "spy")
monitoring.set_events(3, monitoring.events.PY_START)
monitoring.register_callback(3, monitoring.events.PY_START, lambda code, offset: seen.add(code.co_filename))
sys.setprofile(note)
sys.settrace(note)
print(ask("/login", "user=kestrel&password=blue"))
sys.settrace(None)
sys.setprofile(None)
monitoring.set_events(3, 0)
monitoring.free_tool_id(3)
print([name for name in seen if "shop.py" in name or "database.py" in name], any("web_site.py" in name for name in seen))
`);
    expect(lines).toEqual(["(200, 'welcome kestrel')", '[] True']);
  });

  it('by replacing functions that the application uses', async () => {
    const lines = await run(`
import builtins, json, sqlite3, urllib.parse
caught = []
def spy(*arguments, **options):
    caught.append(arguments)
    raise ValueError
for name in ("getattr", "isinstance", "callable", "compile", "exec"):
    original = getattr(builtins, name)
    setattr(builtins, name, lambda *a, _o=original: (caught.append(a), _o(*a))[1])
sqlite3.connect = spy
print(ask("/login", "user=kestrel&password=blue"))
print([text for text in search(caught) if "heron" in text])
`);
    expect(lines).toEqual(["(200, 'welcome kestrel')", '[]']);
  });

  it('by writing modules that the application might import', async () => {
    const lines = await run(`
import os
for folder in {*sys.path, "/lib/python3.14", "/lib/python3.14/site-packages", os.getcwd()}:
    for name in ("colorsys", "sitecustomize", "usercustomize", "_strptime"):
        try:
            with open(f"{folder}/{name}.py", "w") as file:
                file.write("print('hijacked')\\nraise SystemExit")
        except OSError:
            pass
print(ask("/return", "__import__('colorsys').__name__"))
print(ask("/login", "user=kestrel&password=blue"))
`);
    expect(lines).toEqual(["(500, 'Internal Server Error')", "(200, 'welcome kestrel')"]);
  });

  it('through the device, which only passes requests, and logs where the scenario has a log', async () => {
    const { stdout, error } = await python.run(
      `${ASK_SHOP}
import json, os
def tell(message):
    device = os.open("/dev/lab", os.O_RDWR)
    os.write(device, message)
    parts = []
    while part := os.read(device, 99999):
        parts.append(part)
    os.close(device)
    return b"".join(parts)
ask("/login", "user=kestrel&password=blue")
print(tell(json.dumps({"kind": "logs", "moment": 10**12}).encode()))
for message in (b"", b"x", b"[1]", b'{"kind": "load"}', b'{"kind": "request"}', b"[" * 200_000, bytes(3_000_000)):
    print(tell(message), end=" ")
print(ask("/"))
`,
      { lab: { ...lab, ...{ log: undefined } } as unknown as LabScenario },
    );
    expect(error).toBeNull();
    expect(stdout.split('\n')).toEqual([
      `b'{"requests": [], "statements": [], "visits": []}'`,
      "b'' b'' b'' b'' b'' b'' b'' (200, '2 hits, 10.0.0.99, 0.07')",
      '',
    ]);
  });

  it('and nothing is behind the device in a lab without applications', async () => {
    const { stdout } = await python.run(
      'import os\nd = os.open("/dev/lab", os.O_RDWR)\nprint(os.write(d, b"{}"), os.read(d, 9))',
      { lab: { hosts: [{ ip: '192.0.2.1', ports: {} }] } },
    );
    expect(stdout).toBe("2 b''\n");
  });
});
