import type { LabScenario } from './scenario.ts';

/** A word that only the application and its database know. */
const SECRET = ['heron', 'feather', '4711'].join('-');

/** An application with a hole for SQL, state, and requests to other servers. */
const SHOP = `
import json

SECRET_OF_THE_MODULE = "${SECRET}"

class SecretKeeper:
    word = "${SECRET}"

def start(store):
    store.data["token"] = store.random.randbytes(4).hex()
    store.data["hits"] = 0

def login(store, form):
    rows = store.execute(
        f"SELECT name FROM users WHERE name = '{form['user']}' AND password = '{form['password']}'")
    return f"welcome {rows[0]['name']}" if rows else (401, "wrong")

def handle(request, store):
    store.data["hits"] += 1
    if request.path == "/login":
        return login(store, request.form)
    if request.path == "/sql":
        return [list(row) for row in store.execute(request.body)]
    if request.path == "/fetch":
        page = store.fetch(request.query["url"])
        return page.status, page.body
    if request.path == "/json":
        return str(len(request.json()))
    if request.path == "/slow":
        store.wait(2)
        return "late"
    if request.path == "/return":
        return eval(request.body)
    if request.path == "/deep":
        def down(n): return down(n + 1)
        return down(0)
    return f"{store.data['hits']} hits, {request.source}, {request.time:.2f}"
`;

export const SHOP_LAB: LabScenario = {
  log: true,
  seed: 7,
  hosts: [
    {
      ip: '192.0.2.10',
      names: ['shop.test'],
      latency: 20,
      ports: { '80': { app: 'shop', keepAlive: true }, '8080': { app: 'shop' } },
    },
    {
      ip: '192.0.2.11',
      names: ['inside.test'],
      ports: { '80': { http: { '/': [200, 'only for servers'] } } },
    },
  ],
  scope: ['192.0.2.10/32'],
  apps: {
    shop: {
      file: 'shop.py',
      source: SHOP,
      sql: `CREATE TABLE users (name TEXT, password TEXT);
INSERT INTO users VALUES ('kestrel', 'blue'), ('admin', '${SECRET}');`,
      data: { color: 'green', limits: { tries: 3 } },
      hidden: { limits: { waits: 9 } },
    },
  },
};

/** Python that asks the shop. \`ask\` returns the status and the body. */
export const ASK_SHOP = `
import http.client, socket, time, urllib.parse
def ask(path, body=None, host="shop.test"):
    client = http.client.HTTPConnection(host, timeout=30)
    client.request("GET" if body is None else "POST", path, body)
    answer = client.getresponse()
    return answer.status, answer.read().decode()
`;
