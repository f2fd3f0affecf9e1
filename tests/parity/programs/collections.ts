// cspell:dictionaries python
// cspell:ignore acbd byteswap defaultdict deques getsizeof itemsize tobytes tolist
import { type ProgramGroup, python } from '../parity-program.ts';

export const COLLECTIONS: ProgramGroup = {
  'a set of strings has the same order everywhere': {
    code: python`
      hosts = {"alpha", "beta", "gamma", "delta", "epsilon", "zeta"}
      print(hosts, frozenset("packet"), set(b"bytes"), {1.5, (1, 2), None, "x", True})
      print(list({str(n) for n in range(40)}))
    `,
  },
  'hashes have the same value everywhere': python`
    import datetime, decimal, fractions, ipaddress, pathlib, uuid
    print(hash("packet"), hash(b"packet"), hash(1.5), hash((1, "a")), hash(None), hash(2 ** 100), hash(frozenset("ab")), hash(float("inf")))
    print(hash(decimal.Decimal("1.1")), hash(fractions.Fraction(1, 3)), hash(datetime.date(2024, 2, 29)), hash(ipaddress.ip_address("10.0.0.1")), hash(uuid.UUID(int=7)), hash(1j), hash(range(3)), hash(""))
  `,
  'operations on sets': python`
    known, seen = {22, 80, 443}, {80, 8080}
    print(known & seen, sorted(known | seen), known - seen, sorted(known ^ seen), known <= {22, 80, 443, 1}, known.isdisjoint({5}))
    known.discard(5)
    try:
        known.remove(5)
    except KeyError as problem:
        print("missing", problem)
    popped = {9}.pop()
    print(popped, set(), frozenset(), {*[]}, len(known))
  `,
  'dictionaries keep their order': python`
    d = {"c": 1, "a": 2}
    d["b"] = 3
    d["c"] = 9
    del d["a"]
    d["a"] = 0
    print(d, list(d), list(reversed(d)), d.items(), d.popitem(), d | {"z": 1}, d.setdefault("q", []), d.keys() & {"c", "q"})
    print(dict.fromkeys("ab", 0), dict(zip("xy", (1, 2))), {**d, "c": 0}, d.get("nope"), d == {"q": [], "b": 3, "c": 9})
  `,
  'a dictionary that changes during iteration': {
    code: 'ports = {22: "ssh"}\nfor port in ports:\n    ports[port + 1] = "?"',
    ends: 'ERROR',
  },
  'lists have a stable sort': python`
    rows = [("b", 2), ("a", 2), ("c", 1), ("a", 1)]
    rows.sort(key=lambda row: row[1])
    print(rows, sorted(rows, reverse=True), sorted("bca", key="abc".index))
    rows.insert(1, None)
    rows.extend([[]])
    print(rows.index(None), rows.pop(), rows[::-1], [0] * 3, [1, 2] < [1, 3], rows.count(("a", 1)))
  `,
  'objects that contain themselves': python`
    loop = [1]
    loop.append(loop)
    names = {"self": None}
    names["self"] = names
    print(loop, names, (loop,), [names])
  `,
  'counters, deques, default and chained dictionaries': python`
    from collections import *
    words = Counter("mississippi")
    print(words, words.most_common(2), words - Counter("miss"), words.total(), Counter(a=1) | Counter(a=3, b=-1))
    recent = deque(range(10), maxlen=4)
    recent.appendleft(99)
    recent.rotate(1)
    by_length = defaultdict(list)
    for w in ("a", "bb", "c"):
        by_length[len(w)].append(w)
    print(recent, by_length, ChainMap({"a": 1}, {"a": 2, "b": 3})["b"], OrderedDict(b=1, a=2))
    Packet = namedtuple("Packet", "source target size", defaults=[64])
    packet = Packet("10.0.0.1", "10.0.0.2")
    print(packet, packet._replace(size=1500), packet._asdict(), Packet._fields, packet > ("10.0.0.0",))
  `,
  'heaps, bisection and priority queues': python`
    import bisect, heapq
    heap = []
    for cost, name in [(5, "slow"), (1, "fast"), (3, "fair"), (1, "also fast")]:
        heapq.heappush(heap, (cost, name))
    print([heapq.heappop(heap) for _ in range(4)], heapq.nsmallest(2, [5, 1, 4]), heapq.nlargest(2, "packet"), list(heapq.merge([1, 4], [2, 3])))
    ports = [21, 22, 80, 443]
    bisect.insort(ports, 25)
    print(ports, bisect.bisect_left(ports, 80), bisect.bisect(ports, 80), bisect.bisect([(1, "a")], 1, key=lambda p: p[0]))
  `,
  'the shortest path through a network': {
    code: python`
      import heapq
      links = {"a": {"b": 7, "c": 3}, "b": {"d": 2}, "c": {"b": 1, "d": 8}, "d": {}}
      best, frontier = {}, [(0, "a", "a")]
      while frontier:
          cost, node, path = heapq.heappop(frontier)
          if node in best:
              continue
          best[node] = (cost, path)
          for neighbor, weight in links[node].items():
              heapq.heappush(frontier, (cost + weight, neighbor, path + neighbor))
      print(best["d"])
    `,
    prints: ["(6, 'acbd')\n"],
  },
  'arrays of numbers': python`
    from array import array
    sizes = array("H", [1, 2, 65535])
    sizes.append(7)
    sizes.byteswap()
    print(sizes, sizes.tobytes().hex(), sizes.itemsize, array("d", [0.5]).tolist(), array("l").itemsize)
    try:
        sizes.append(70000)
    except OverflowError as problem:
        print(problem)
  `,
  'sizes of objects': python`
    import sys
    print([sys.getsizeof(x) for x in ([], (), {}, set(), "", "é", "日", b"", 0, 2 ** 70, 1.5, object(), None, [1] * 10, dict.fromkeys(range(20)))])
  `,
};
