// cspell:dictionaries python
// cspell:ignore executemany executescript fetchall fetchone iterdump listdir mktime normpath
// cspell:ignore selec unixepoch yday zeroblob
import { type ProgramGroup, python } from '../parity-program.ts';

export const LIBRARY_OF_DATA: ProgramGroup = {
  'given dates and times': python`
    from datetime import *
    seen = datetime(2024, 2, 29, 23, 59, 58, 123456, tzinfo=timezone.utc)
    print(seen, repr(seen), seen.isoformat(), seen.timestamp(), seen + timedelta(days=366), seen.strftime("%a %d %b %Y %H:%M:%S %j %U %p %Z %z %%"), seen.isocalendar())
    print(datetime.strptime("12/Mar/2024:10:00:01 +0200", "%d/%b/%Y:%H:%M:%S %z"), date.fromisoformat("2024-W09-4"), timedelta(seconds=-1), timedelta(hours=25, microseconds=5), datetime.fromtimestamp(0), date(2024, 1, 31).weekday())
    print(seen.astimezone(timezone(timedelta(hours=5, minutes=30), "IST")), datetime.max, (date(2024, 3, 1) - date(2023, 3, 1)).days, time(1, 2, tzinfo=timezone.utc))
    for action in ("date(2023, 2, 29)", "datetime.strptime('x', '%Y')", "seen - datetime(2024, 1, 1)", "timedelta.max * 2", "datetime.fromisoformat('2024-13-01')"):
        try:
            eval(action)
        except Exception as problem:
            print(type(problem).__name__, problem)
  `,
  'the clock of the interpreter': python`
    import calendar, time
    print(time.gmtime(0), time.localtime(86400 * 365.25).tm_yday, time.timezone, time.tzname, time.strftime("%Y-%m-%d", time.gmtime(1e9)), time.mktime((2024, 1, 1, 0, 0, 0, 0, 1, -1)), time.asctime(time.gmtime(0)), time.ctime(1))
    print(time.time() > 1.6e9, time.monotonic() <= time.monotonic(), time.perf_counter_ns() >= 0, time.process_time() >= 0, calendar.monthrange(2024, 2), calendar.timegm((1970, 1, 2, 0, 0, 0)), calendar.isleap(1900))
    print(calendar.month(2024, 2), time.get_clock_info("monotonic").monotonic)
  `,
  'time zones, or their absence': python`
    import zoneinfo
    print(len(zoneinfo.available_timezones()))
    try:
        zoneinfo.ZoneInfo("Europe/Warsaw")
    except Exception as problem:
        print(type(problem).__name__, problem)
  `,
  'a database in memory': python`
    import sqlite3
    db = sqlite3.connect(":memory:")
    db.row_factory = sqlite3.Row
    db.executescript("create table users (id integer primary key, name text unique, score real); create index by_score on users (score);")
    db.executemany("insert into users (name, score) values (?, ?)", [("ann", 1.5), ("bob", None), ("eve", 9)])
    name = "x' or '1'='1"
    print([tuple(r) for r in db.execute(f"select * from users where name = '{name}'")], db.execute("select * from users where name = ?", (name,)).fetchall())
    print(dict(db.execute("select max(score) as best, count(*) as n, group_concat(name) as names, upper('é') from users").fetchone()), db.total_changes, sqlite3.sqlite_version)
    db.create_function("twice", 1, lambda x: x * 2)
    print(tuple(db.execute("select twice(21), json_extract('{\"a\": [1, 2]}', '$.a[1]'), strftime('%Y', 0, 'unixepoch'), printf('%.3f', 1.0 / 3), hex(zeroblob(2))").fetchone()))
    for broken in ("select * from nope", "insert into users (name) values ('ann')", "selec 1", "select load_extension('x')", "select ?"):
        try:
            db.execute(broken)
        except sqlite3.Error as problem:
            print(type(problem).__name__, problem)
    db.rollback()
    print(db.execute("select count(*) from users").fetchone()[0], "\n".join(db.iterdump()))
  `,
  'a database in a file': python`
    import os, sqlite3
    with sqlite3.connect("notes.db") as db:
        db.execute("create table notes (body)")
        db.execute("insert into notes values ('hidden')")
    db.close()
    print(os.path.getsize("notes.db"), open("notes.db", "rb").read(16), sqlite3.connect("notes.db").execute("select * from notes").fetchall(), sorted(os.listdir(".")))
  `,
  'types as values': python`
    import types, typing
    from typing import *
    class Finding(TypedDict, total=False):
        host: Required[str]
        port: int
    class Point(NamedTuple):
        x: int
        y: int = 0
    print(Finding(host="a"), Finding.__required_keys__, Point(1), get_type_hints(Finding), Optional[int], Union[int, str, None], Literal["a", 1], Callable[[int], str], list[int | None], get_args(dict[str, int]))
    print(cast(int, "x"), NewType("Port", int)(80), TypeVar("T"), isinstance(1, int | str), types.SimpleNamespace(a=1), types.MappingProxyType({"a": 1}), Annotated[int, "port"], get_origin(list[int]))
  `,
  'syntax trees': python`
    import ast, tokenize, io, keyword
    tree = ast.parse("import os\nos.system('ls ' + name)\nx = [n ** 2 for n in range(3)]")
    print(ast.dump(tree, indent=1), ast.unparse(tree), [n.func.attr for n in ast.walk(tree) if isinstance(n, ast.Call) and hasattr(n.func, "attr")], ast.literal_eval("{'a': (1, -2.5, None)}"))
    print([t.string for t in tokenize.generate_tokens(io.StringIO("a+=1 # x\n").readline)], len(keyword.kwlist), keyword.softkwlist)
    try:
        ast.literal_eval("__import__('os')")
    except ValueError as problem:
        print(str(problem)[:40])
  `,
  'files and directories': python`
    import os, pathlib, shutil, stat, tempfile
    base = pathlib.Path("case")
    (base / "logs").mkdir(parents=True)
    (base / "logs" / "a.log").write_text("één\nline two\r\n", encoding="utf-8")
    (base / "b.bin").write_bytes(bytes(5))
    print(sorted(map(str, base.rglob("*"))), (base / "logs/a.log").read_bytes(), (base / "b.bin").stat().st_size, pathlib.PurePath("/etc/../passwd").parts, pathlib.Path("x.tar.gz").suffixes)
    print(os.getcwd(), pathlib.Path.home(), os.path.realpath("case/../case"), os.path.join("a", "/b"), os.path.normpath("a/./b/../../c"), [sorted(d) + sorted(f) for _, d, f in os.walk("case")])
    shutil.copytree("case", "copy")
    shutil.move("copy/b.bin", "copy/c.bin")
    os.symlink("c.bin", "copy/link")
    os.chmod("copy/c.bin", 0o600)
    print(sorted(os.listdir("copy")), os.readlink("copy/link"), stat.filemode(os.stat("copy/c.bin").st_mode), os.path.islink("copy/link"), sorted(p.name for p in os.scandir("copy")))
    shutil.rmtree("copy")
    with tempfile.TemporaryDirectory() as place, tempfile.NamedTemporaryFile(dir=place) as file:
        file.write(b"x")
        print(os.path.dirname(file.name) == place, place.startswith("/tmp/"), tempfile.gettempdir())
    print(os.path.exists("copy"), sorted(os.listdir("/")), os.sep, os.linesep == "\n", os.access("/tmp", os.W_OK))
  `,
  'open files': python`
    import io, mmap, os
    with open("f", "w+", newline="") as f:
        print(f.write("one\ntwo\nthree"), f.tell(), f.seek(4), f.readline(), f.name, f.mode, f.encoding, f.closed)
        f.truncate(3)
    print(open("f").read(), [line for line in open("f")], open("f", "a").tell(), repr(open("f", "rb")))
    for action in ('f.read()', 'open("f", "rw")', 'open("f", "x")', 'open("nope/x", "w")', 'open("f", encoding="klingon")', 'open("")', 'open("a\\0b")', 'os.open("f", os.O_WRONLY | os.O_EXCL | os.O_CREAT)', 'os.rmdir("/tmp/none")', 'os.remove("/proc")', 'os.read(99, 1)', 'open(12345)'):
        try:
            print(action, eval(action))
        except Exception as problem:
            print(action, type(problem).__name__, problem)
    print(io.StringIO("a\nb").readlines(), io.BytesIO(b"abc").getbuffer()[1], io.TextIOWrapper(io.BytesIO(b"\xc3\xa9\r\n"), "utf-8").read(), io.DEFAULT_BUFFER_SIZE)
  `,
};
