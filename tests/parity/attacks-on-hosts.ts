// cspell:ignore listdir
/** What one learner tries against the host and the other learners on it. */
export const ATTACKS: Readonly<Record<string, string>> = {
  'a file for the next learner': 'open("/tmp/note", "w").write("from mallory")\nprint("written")',
  'the processes of the machine': 'import os\nprint(os.listdir("/proc"))',
  'the environment of the host': 'import os\nprint(dict(os.environ))',
  'the key of the host': 'print(open("/proc/1/environ").read())',
  'a signal to everybody': 'import os, signal\nos.kill(-1, signal.SIGKILL)',
  'a process of its own': 'import os\nos.fork()',
  'the port of the host':
    'import socket\nsocket.create_connection(("127.0.0.1", PORT), timeout=1).send(b"GET /health HTTP/1.0\\r\\n\\r\\n")',
  'the metadata of the machine':
    'import socket\nsocket.create_connection(("169.254.169.254", 80), timeout=1)',
  'all of the memory': 'pieces = []\nwhile True: pieces.append(bytearray(16_000_000))',
  'an endless loop': 'while True: pass',
  'an endless output': 'while True: print("x" * 10_000)',
  'every object in the interpreter':
    'import gc\nprint([repr(thing)[:99] for thing in gc.get_objects() if "victim-" in repr(thing)][:9])',
};
