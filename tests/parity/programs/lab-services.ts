// cspell:dictionaries python
import { type ProgramGroup, python } from '../parity-program.ts';
import { NOTES_NETWORK, SIX_NETWORK, VAULT_NETWORK } from './vault-network.ts';

const PROGRAMS: Readonly<Record<string, string>> = {
  'logs in over several steps': python`
    import socket
    def talk(*lines):
        with socket.create_connection(("vault.test", 21), 3) as s, s.makefile("rw", newline="\r\n") as file:
            answers = [file.readline()]
            for line in lines:
                file.write(line + "\r\n")
                file.flush()
                answers.append(file.readline())
            return answers
    print(talk("LIST", "USER admin", "PASS s3cret"), talk("USER admin", "PASS guess"))
    with socket.create_connection(("vault.test", 21)) as s:
        print(s.recv(100), s.recv(100))
  `,
  'keeps its cookies and sends a form': python`
    import http.cookiejar, urllib.error, urllib.parse, urllib.request
    jar = http.cookiejar.CookieJar()
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
    for password in ("guess", "s3cret"):
        form = urllib.parse.urlencode({"user": "admin", "password": password}).encode()
        try:
            page = browser.open("http://vault.test/login", form)
            print(page.status, page.geturl(), page.read(), [(c.name, c.value, c.domain) for c in jar])
        except urllib.error.HTTPError as problem:
            print(problem.code, problem.read())
    for path in ("/home", "/private", "/nothing"):
        try:
            print(urllib.request.urlopen("http://vault.test" + path).read())
        except urllib.error.HTTPError as problem:
            print(path, problem.code, problem.headers.items())
  `,
  'exchanges datagrams': python`
    import socket
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
        s.settimeout(1)
        for port in (7, 99, 5):
            try:
                s.sendto(b"ping \xff", ("192.0.2.30", port))
                print(port, s.recvfrom(100))
            except OSError as problem:
                print(port, type(problem).__name__, problem)
        answers = []
        for n in range(20):
            s.sendto(b"time?", ("vault.test", 123))
            try:
                answers.append(s.recv(9))
            except TimeoutError:
                answers.append(None)
        print(answers)
  `,
  'asks a name server': python`
    import socket, struct
    def ask(name, kind):
        question = b"".join(bytes([len(p)]) + p.encode() for p in name.split(".")) + b"\0"
        packet = struct.pack("!6H", 7, 0x0100, 1, 0, 0, 0) + question + struct.pack("!2H", kind, 1)
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
            s.settimeout(1)
            s.sendto(packet, ("192.0.2.30", 53))
            return s.recv(512).hex()
    print(ask("vault.test", 1), ask("vault.test", 15), ask("vault.test", 16), ask("nobody.test", 1), ask("30.2.0.192.in-addr.arpa", 12), sep="\n")
  `,
  'reads the logs of its servers': python`
    import lab, socket, struct, time, urllib.request
    urllib.request.urlopen("http://vault.test/login?from=start").read()
    with socket.create_connection(("vault.test", 80)) as s:
        s.sendall(b"GET /" + b"x" * 70_000)
        print(s.recv(12))
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
        s.sendto(struct.pack("!6H", 7, 0, 1, 0, 0, 0) + b"\4none\4test\0\0\1\0\1", ("vault.test", 53))
    time.sleep(1)
    print(*lab.requests(), *lab.dns(), sep="\n")
  `,
  'measures virtual time': python`
    import datetime, socket, time
    started = time.monotonic()
    socket.create_connection(("192.0.2.30", 80)).close()
    print(round(time.monotonic() - started, 6))
    time.sleep(3600)
    print(datetime.datetime.now(datetime.timezone.utc), time.time(), time.strftime("%H:%M:%S"), round(time.monotonic() - started, 6))
    try:
        socket.create_connection(("192.0.2.30", 443), 2.5)
    except TimeoutError as problem:
        print(problem, round(time.perf_counter() - started, 6), time.time_ns())
  `,
  'finds values drawn from the seed': python`
    import socket
    for port in range(8000, 8100):
        with socket.socket() as s:
            s.settimeout(1)
            if s.connect_ex(("192.0.2.30", port)) == 0:
                print(port, s.recv(99), s.getsockname())
  `,
  'waits with many threads at once': python`
    import queue, threading, time
    results, order = queue.Queue(), []
    def wait(n):
        time.sleep(n / 10)
        order.append(n)
        results.put((n, threading.current_thread().name))
    started = time.monotonic()
    threads = [threading.Thread(target=wait, args=(n,)) for n in (3, 1, 2, 1)]
    for t in threads: t.start()
    for t in threads: t.join()
    print(order, sorted(results.queue), round(time.monotonic() - started, 3))
  `,
  'hands work from thread to thread': python`
    import threading, time
    condition, box, log = threading.Condition(), [], []
    def produce():
        for n in range(3):
            time.sleep(0.1)
            with condition:
                box.append(n)
                condition.notify()
    def consume():
        for _ in range(3):
            with condition:
                while not box:
                    condition.wait()
                log.append((box.pop(), round(time.monotonic(), 2)))
    threads = [threading.Thread(target=f) for f in (consume, produce)]
    begin = round(time.monotonic(), 2)
    for t in threads: t.start()
    for t in threads: t.join(5)
    print([(n, round(at - begin, 2)) for n, at in log])
    barrier, semaphore, timer = threading.Barrier(2), threading.Semaphore(1), threading.Timer(0.5, print, ("rang",))
    timer.start()
    threading.Thread(target=barrier.wait).start()
    print(barrier.wait() in (0, 1), semaphore.acquire(), semaphore.acquire(timeout=0.2))
    timer.join()
  `,
  'races its tasks': python`
    import asyncio, time
    async def probe(port):
        started = time.monotonic()
        try:
            async with asyncio.timeout(0.5):
                reader, writer = await asyncio.open_connection("192.0.2.30", port)
                banner = await reader.read(7)
                writer.close()
        except OSError as problem:
            banner = type(problem).__name__
        return port, banner, round(time.monotonic() - started, 4)
    async def main():
        for finished in asyncio.as_completed([probe(p) for p in (21, 22, 443)]):
            print(await finished)
        print(await asyncio.to_thread(lambda: "from a thread"))
    asyncio.run(main())
  `,
  'does not block': python`
    import select, selectors, socket
    s = socket.socket()
    s.setblocking(False)
    print(s.connect_ex(("192.0.2.30", 21)))
    print([len(ready) for ready in select.select([], [s], [], 1)], s.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR))
    print([len(ready) for ready in select.select([s], [], [], 1)], s.recv(7))
    try:
        s.recv(7)
    except BlockingIOError as problem:
        print(problem)
    with selectors.DefaultSelector() as selector:
        selector.register(s, selectors.EVENT_READ, "ftp")
        print([key.data for key, _ in selector.select(5)], s.recv(99))
  `,
  'loses its connection': python`
    import socket
    s = socket.create_connection(("192.0.2.30", 7000), 2)
    s.sendall(b"xyz")
    for action in (lambda: s.recv(99), lambda: s.recv(99), lambda: s.sendall(b"more"), lambda: s.shutdown(socket.SHUT_WR)):
        try:
            print(action())
        except OSError as problem:
            print(type(problem).__name__, problem)
  `,
  'reads the log of its network': python`
    import lab, socket
    for port in (21, 22, 443):
        try:
            with socket.create_connection(("192.0.2.30", port), 1) as s:
                s.sendall(b"USER admin\r\n")
                s.recv(4)
        except OSError:
            pass
    print(lab.connections(), *lab.packets(), sep="\n")
  `,
};

export const LAB_SERVICES: ProgramGroup = {
  ...Object.fromEntries(
    Object.entries(PROGRAMS).map(([name, code]) => [name, { code, lab: VAULT_NETWORK }]),
  ),
  deadlocks: {
    code: python`
      import queue, threading
      jobs = queue.Queue()
      worker = threading.Thread(target=jobs.get)
      worker.start()
      worker.join()
    `,
    lab: VAULT_NETWORK,
    ends: 'ERROR',
  },
  'asks an application, its database and its visitor': {
    code: python`
      import lab, time, urllib.error, urllib.parse, urllib.request
      def ask(path="/", text=None):
          data = None if text is None else urllib.parse.urlencode({"text": text}).encode()
          try:
              return urllib.request.urlopen("http://notes.test" + path, data).read().decode()
          except urllib.error.HTTPError as problem:
              return problem.code, problem.read()
      print(ask(), ask("/", '<script>alert(document.cookie + "x")</script>'))
      print(ask("/", "') --"), ask("/", "'"), ask("/fail"), ask("/", "x" * 2_000)[-80:])
      time.sleep(30)
      print(ask()[-200:])
      print(*lab.requests(), *lab.statements(), *lab.visits(), sep="\n")
    `,
    lab: NOTES_NETWORK,
  },
  'prefers IPv6': {
    code: python`
      import lab, socket, struct
      print(socket.getaddrinfo("notes.test", 22, type=socket.SOCK_STREAM))
      with socket.create_connection(("notes.test", 22)) as s:
          print(s, s.recv(9), s.getpeername())
      print([(p["family"], p["flags"]) for p in lab.packets()])
      question = struct.pack("!6H", 7, 256, 1, 0, 0, 0) + b"\5notes\4test\0" + struct.pack("!2H", 28, 1)
      with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
          s.sendto(question, ("192.0.2.40", 53))
          print(s.recv(512))
      try:
          socket.socket(socket.AF_INET6).connect(("fe80::1", 1))
      except OSError as problem:
          print(problem)
    `,
    lab: SIX_NETWORK,
  },
  'overflows the toy machine': python`
    from toyvm import Machine, MachineError, assemble, disassemble
    program = assemble("CALL f\nHALT\nf: ENTER 2\nGETS\nWRITE 2\nLEAVE\nRET\nHALT\ng: PUSH 33\nOUT\nHALT")
    print(disassemble(program))
    for options in ({}, {"canary": 9}, {"has_bounds": True}):
        try:
            print(Machine(program, **options).run(b"AA\0" + bytes([11]))[:2])
        except MachineError as problem:
            print(type(problem).__name__, problem)
  `,
  'has used up its budget': {
    code: python`
      import socket
      for port in range(20, 25):
          with socket.socket() as s:
              s.settimeout(1)
              print(port, s.connect_ex(("192.0.2.30", port)))
      socket.create_connection(("192.0.2.30", 21))
    `,
    lab: { ...VAULT_NETWORK, budget: 3 },
    ends: 'ERROR',
  },
};
