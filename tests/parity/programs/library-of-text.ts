// cspell:dictionaries python
// cspell:ignore bcde dedents doseq eacute lineterm nmap NONNUMERIC notit sssh
import { type ProgramGroup, python } from '../parity-program.ts';

const LOG = String.raw`
log = """10.0.0.5 - - [12/Mar/2024:10:00:01] "GET /admin HTTP/1.1" 401 12
10.0.0.9 - bob [12/Mar/2024:10:00:02] "POST /login HTTP/1.1" 200 345
10.0.0.5 - - [12/Mar/2024:10:00:03] "GET /admin?id=1'-- HTTP/1.1" 500 0
"""`;

export const LIBRARY_OF_TEXT: ProgramGroup = {
  'reads an access log with regular expressions': {
    code: String.raw`${LOG}
import re
line = re.compile(r'(?P<ip>[\d.]+) \S+ (?P<user>\S+) \[(?P<when>[^]]+)\] "(?P<verb>\w+) (?P<path>\S+) [^"]*" (?P<status>\d+)')
for found in line.finditer(log):
    print(found["ip"], found["user"], found["path"], found["status"], found.span("verb"))
print(re.sub(r"\d+\.\d+\.\d+\.(\d+)", r"x.x.x.\1", log.splitlines()[0]), re.split(r"[/:]", "12/Mar/2024:10"))
`,
  },
  'every part of regular expressions': python`
    import re
    print(re.findall(r"(?i)\b(\w)(\w*)\1\b", "Anna level xyz"), re.fullmatch(r"(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}", "192.168.0.255"))
    print(re.search(r"(?<=key=)[^&]+", "a=1&key=s3cret&b"), re.sub(r"\w+", lambda m: m[0][::-1], "abc def"), re.escape("1.2*[3]"), re.compile(r"a++b|(?>x*)y", re.X | re.M))
    print(re.subn("a", "b", "banana", 2), re.match(r"(\d+)(?P<unit>ms)?", "35").groups("?"), re.findall(r"\p" if 0 else r"[^\W\d_]+", "é1日_x"), re.purge())
    for broken in ("(", "[a", "*a", "(?P<1>a)", r"\8", "a{2,1}", "(?<=a+)b"):
        try:
            re.compile(broken)
        except re.error as problem:
            print(broken, problem)
  `,
  'json in and out': python`
    import json
    finding = {"host": "10.0.0.1", "ports": [22, 80], "open": True, "note": "naïve \"quoted\" \\ \u2028", "share": 0.1, "none": None, "nested": {"z": 1, "a": [[]]}}
    print(json.dumps(finding), json.dumps(finding, indent=2, sort_keys=True, ensure_ascii=False), json.dumps([1e100, float("inf"), -0.0], separators=(",", ":")))
    print(json.loads('{"a": [1, 2.0, 1e3, "\\u00e9\\ud83d\\ude80"], "b": NaN}'), json.loads("1" * 50), json.loads("[]", parse_float=str), json.dumps({1: 2, None: 3, True: 4}))
    for broken in ('{"a": 1,}', "[1 2]", "", "{'a': 1}", '"\x01"', "[" * 5, "nul", '{"a"}'):
        try:
            json.loads(broken)
        except json.JSONDecodeError as problem:
            print(problem, problem.pos)
    for value in ({1, 2}, b"x", object, {(1,): 2}):
        try:
            json.dumps(value)
        except TypeError as problem:
            print(problem)
  `,
  'json that contains itself': {
    code: 'import json\nloop = []\nloop.append(loop)\njson.dumps(loop)',
    ends: 'ERROR',
  },
  'comma-separated values': python`
    import csv, io
    text = 'host,port,note\n10.0.0.1,22,"says ""hi"", twice"\n10.0.0.2,80,"two\nlines"\n'
    rows = list(csv.DictReader(io.StringIO(text)))
    print(rows)
    out = io.StringIO()
    writer = csv.writer(out, quoting=csv.QUOTE_NONNUMERIC, lineterminator="\n", delimiter=";")
    writer.writerows([["a;b", 1, None], ["x\"y", 2.5, "é"]])
    print(out.getvalue(), csv.Sniffer().sniff("a;b;c\n1;2;3\n").delimiter, csv.list_dialects())
  `,
  'wraps and dedents': python`
    import textwrap
    text = "A firewall drops packets that nobody asked for; a good one logs them, and somebody reads the log."
    print(textwrap.fill(text, 30, initial_indent="* ", subsequent_indent="  "), textwrap.shorten(text, 40), textwrap.wrap("aaaa-bbbb " * 3, 7), sep="\n")
    print(textwrap.dedent("    a\n      b\n    c"), textwrap.indent("x\n\ny", "> "))
  `,
  'splits and quotes for a shell': python`
    import shlex
    print(shlex.split("nmap -p '22 80' \"a b\" c\\ d # x", comments=True), shlex.quote("it's; rm -rf /"), shlex.join(["a b", "c"]))
    try:
        shlex.split("echo 'open")
    except ValueError as problem:
        print(problem)
  `,
  'escapes for pages and addresses': python`
    import html, urllib.parse as url
    print(html.escape("<script>alert('x & \"y\"')</script>"), html.unescape("&lt;&eacute;&#x1F600;&amp;amp;&nbsp;&notit;"))
    parts = url.urlsplit("https://bob:pw@example.org:8443/a/b;p?q=1&q=2&e=#top")
    print(parts, parts.port, parts.username, url.parse_qs(parts.query, keep_blank_values=True), url.urljoin("http://a/b/c", "../d?e"))
    print(url.quote("a b/é&ü"), url.quote_plus("a b"), url.unquote("%2e%2e%2fetc%2Fpasswd%C3%A9%ff"), url.urlencode({"a": "1 2", "b": ["x", "y"]}, doseq=True))
    try:
        url.urlsplit("http://a:99999/").port
    except ValueError as problem:
        print(problem)
  `,
  'reads markup': python`
    import html.parser, xml.etree.ElementTree as ET, xml.dom.minidom
    class Links(html.parser.HTMLParser):
        def handle_starttag(self, tag, attrs): print("start", tag, attrs)
        def handle_data(self, data): print("data", repr(data))
        def handle_comment(self, data): print("comment", data)
    Links().feed('<p class=x>Hi <a href="/admin" hidden>in</a><!-- token=42 --><br/>&amp;')
    root = ET.fromstring('<hosts><host ip="10.0.0.1"><port n="22">ssh</port></host><host ip="10.0.0.2"/></hosts>')
    print([h.get("ip") for h in root.iter("host")], root.find("host/port").text, ET.tostring(root, "unicode"), xml.dom.minidom.parseString("<a><b/></a>").toprettyxml())
    try:
        ET.fromstring("<a><b></a>")
    except ET.ParseError as problem:
        print(problem)
  `,
  'compares strings': python`
    import difflib, string
    print("\n".join(difflib.unified_diff("a\nb\nc".split(), "a\nx\nc\nd".split(), "old", "new", lineterm="")))
    print(difflib.get_close_matches("sssh", ["ssh", "http", "sshd"]), difflib.SequenceMatcher(None, "abcd", "bcde").ratio(), string.Template("$who likes $$").substitute(who="Eve"), string.punctuation, string.capwords("a bC"))
  `,
  'reads its own arguments': {
    code: python`
      import argparse
      parser = argparse.ArgumentParser(prog="scan", description="Scans ports.")
      parser.add_argument("host")
      parser.add_argument("-p", "--ports", type=int, nargs="+", default=[80], help="ports (default: %(default)s)")
      parser.add_argument("--fast", action="store_true")
      print(parser.parse_args(["10.0.0.1", "-p", "22", "80", "--fast"]))
      parser.print_help()
      parser.parse_args(["-p", "x"])
    `,
    ends: 'ERROR',
  },
  'reads settings': python`
    import configparser, tomllib
    settings = configparser.ConfigParser()
    settings.read_string("[server]\nport = 22\nroot = %(base)s/x\nbase = /srv\n[DEFAULT]\nuser = bob\n")
    print(settings.sections(), settings["server"].getint("port"), settings["server"]["root"], dict(settings["server"]))
    print(tomllib.loads('title = "x"\n[a.b]\nports = [1, 2]\nwhen = 2024-02-29T10:00:00Z\n'))
    try:
        tomllib.loads("a = ")
    except tomllib.TOMLDecodeError as problem:
        print(problem)
  `,
  'prints prettily': python`
    import pprint, reprlib
    pprint.pprint({"hosts": [{"ip": f"10.0.0.{n}", "ports": list(range(n, n + 5)), "tags": {"a", "b"}} for n in range(4)], "z": "long " * 30}, width=60)
    print(reprlib.repr(list(range(100))), pprint.pformat((1,)), reprlib.repr("x" * 100))
  `,
};
