// cspell:ignore abca
import { type ProgramGroup, python } from '../parity-program.ts';

const record = { steps: 5_000, packets: false };
const LAB = {
  seed: 7,
  hosts: [{ ip: '192.0.2.20', latency: 20, ports: { 22: { banner: 'SSH-2.0-x\r\n' } } }],
};

/** Programs whose recordings must be the same, byte for byte. */
export const RECORDINGS: ProgramGroup = {
  'values of every type': {
    record,
    code: python`
      import collections
      class Host:
          def __init__(self, ip):
              self.ip = ip
      numbers = [1, 2.5, -0.0, 10 ** 30, 2 ** 300, True, None]
      texts = ["é", "\ud800", "'", b"\x00\xff", bytearray(b"x"), "long" * 40]
      both = (numbers, texts)
      shared = numbers
      table = {"a": both, (1, 2): Host("192.0.2.1"), 3: {1, 2}}
      counts = collections.Counter("abca")
      shared.append(4)
      del texts
    `,
  },
  'calls, generators and errors': {
    record,
    ends: 'ERROR',
    inputs: ['one\ntwo\n'],
    code: python`
      def fact(n):
          return 1 if n < 2 else n * fact(n - 1)
      def lines():
          while True:
              yield input().upper()
      for line in lines():
          print(line, fact(len(line)))
    `,
  },
  'more steps than are recorded': {
    record,
    code: python`
      total = 0
      for number in range(9_000):
          total += number
          if number % 1_000 == 0:
              print(total)
    `,
  },
  'a program that begins to be recorded late': {
    record: { ...record, from: 4_000 },
    code: python`
      import random
      seen = []
      for number in range(3_000):
          seen.append(random.random())
      print(len(seen))
    `,
  },
  'packets of two threads': {
    record: { steps: 5_000, packets: true },
    lab: LAB,
    code: python`
      import socket, threading
      def read(port):
          with socket.socket() as link:
              link.settimeout(1)
              try:
                  link.connect(("192.0.2.20", port))
                  print(port, link.recv(100))
              except OSError as error:
                  print(port, error)
      threads = [threading.Thread(target=read, args=(port,)) for port in (22, 23)]
      for thread in threads:
          thread.start()
      for thread in threads:
          thread.join()
    `,
  },
};
