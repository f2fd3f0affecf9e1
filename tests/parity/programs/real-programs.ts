// cspell:ignore dklen fibonacci starmap astimezone getpass nded zoneinfo
import { type ProgramGroup, python } from '../parity-program.ts';

/** What common programs use that Python in WebAssembly lacks or limits. */
export const REAL_PROGRAMS: ProgramGroup = {
  'derives keys from passwords': {
    code: python`
      import hashlib
      print(hashlib.pbkdf2_hmac("sha256", b"password", b"salt", 10_000, 40).hex())
      print(hashlib.pbkdf2_hmac("sha512", b"password", b"salt", 10).hex()[:32])
      print(hashlib.scrypt(b"password", salt=b"salt", n=1024, r=8, p=2, dklen=16).hex())
    `,
    prints: [
      '5ec02b91a4b59c6f59dd5fbe4ca649ece4fa8568cdb8ba36cf41426e8805522ba4e2aeac19a48215\nded5fd36ace28019108070acb5acc9db\n1765486cf4c5597fb5308d16b99794d7\n',
    ],
  },
  'recurses through a cache': {
    code: python`
      import functools
      @functools.cache
      def fibonacci(n):
          return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)
      print(fibonacci(900) % 10 ** 9)
      try:
          fibonacci(2000)
      except RecursionError as error:
          print(error)
    `,
  },
  'recurses through C until it is too deep': {
    code: 'def walk(n):\n    return 0 if n == 0 else 1 + sum(walk(n - 1) for _ in "a")\nprint(walk(150))\nwalk(900)',
    ends: 'ERROR',
    prints: ['150\n'],
  },
  'knows time zones': python`
    from datetime import datetime, timezone
    from zoneinfo import ZoneInfo, available_timezones
    for name in ("UTC", "Europe/Berlin", "Asia/Tokyo"):
        print(datetime(2026, 7, 1, tzinfo=timezone.utc).astimezone(ZoneInfo(name)))
    print(len(available_timezones()))
  `,
  'reads a password': {
    code: 'import getpass\nprint(input(), getpass.getpass())',
    inputs: ['ada\nsecret\n'],
    prints: ['ada secret\n'],
  },
  'maps with a pool of threads': {
    code: 'from multiprocessing.pool import ThreadPool\nwith ThreadPool(3) as pool:\n    print(pool.starmap(pow, [(2, 3), (3, 2)]))',
    prints: ['[8, 9]\n'],
  },
  'starts a process': {
    code: 'import multiprocessing\nmultiprocessing.Pool(2)',
    ends: 'ERROR',
  },
  'begins with a byte order mark': {
    code: '\uFEFFprint(input())',
    inputs: ['bom'],
    prints: ['bom\n'],
  },
  'keeps carriage returns': {
    code: 'import sys\nprint(repr(sys.stdin.read()))',
    inputs: ['a\r\nb\rc\n'],
    prints: ["'a\\r\\nb\\rc\\n'\n"],
  },
};
