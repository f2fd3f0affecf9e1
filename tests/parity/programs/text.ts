// cspell:dictionaries python
// cspell:ignore abcabc Dwwdfn Gdzq keykey mred pаypal tobytes unidata xmlcharrefreplace Ärger
// cspell:ignore Łódź раураl مرحبا नमस्ते
import { type ProgramGroup, python } from '../parity-program.ts';

export const TEXT: ProgramGroup = {
  'a caesar cipher turns back into its text': {
    code: python`
      def shift(text, by):
          turned = []
          for c in text:
              base = ord("A") if c.isupper() else ord("a")
              turned.append(chr((ord(c) - base + by) % 26 + base) if c.isalpha() else c)
          return "".join(turned)
      secret = shift("Attack at Dawn!", 3)
      print(secret, shift(secret, -3))
    `,
    prints: ['Dwwdfn dw Gdzq! Attack at Dawn!\n'],
  },
  'string methods': python`
    s = "  The quick\tBrown fox\n"
    print([s.strip(), s.split(), s.upper(), s.title(), s.swapcase(), s.expandtabs(4), s.casefold()])
    print("a,b,,c".split(","), "a,b,,c".rsplit(",", 1), "a=b=c".partition("="), "a\nb\r\nc\x0bd".splitlines())
    print("7".zfill(4), "-7".zfill(4), "x".center(5, "*"), "abcabc".rfind("bc"), "abcabc".count("bc"))
    print("prefix_name".removeprefix("prefix_"), "a-b".replace("-", "+"), "abc".translate(str.maketrans("ab", "xy", "c")))
    print("abc".isalnum(), "١٢".isdigit(), "½".isnumeric(), "A1".isidentifier(), "\t".isspace(), "x".isprintable())
  `,
  'every script and every plane': python`
    for word in ["Łódź", "日本", "مرحبا", "नमस्ते", "🛰️", "👩🏽‍💻", "\U0010FFFF", "\u200b", "ﬁ", "İ", "ß"]:
        print(word, len(word), ascii(word), repr(word), word.upper(), word.encode().hex())
  `,
  'normal forms': python`
    import unicodedata
    for form in ("NFC", "NFD", "NFKC", "NFKD"):
        print(form, ascii(unicodedata.normalize(form, "é ﬁ ① Ａ ñ")))
    print(unicodedata.name("🛰"), unicodedata.category("a"), unicodedata.numeric("½"), unicodedata.unidata_version)
    print(unicodedata.lookup("SNOWMAN"), unicodedata.bidirectional("ا"), unicodedata.east_asian_width("日"))
  `,
  'look-alike letters are distinguished': python`
    import unicodedata
    for name in ("paypal", "pаypal", "раураl"):
        print([unicodedata.name(c).split()[0] for c in name], name == "paypal", ascii(name))
  `,
  'encodings and their errors': python`
    text = "naïve 日本 €"
    for encoding in ("utf-8", "utf-16-le", "utf-16", "utf-32-be", "latin-1", "cp1252", "shift_jis", "ascii", "utf-7", "cp437", "koi8-r", "gb18030", "punycode", "idna"):
        for errors in ("strict", "replace", "xmlcharrefreplace", "backslashreplace"):
            try:
                print(encoding, errors, text.encode(encoding, errors))
            except UnicodeError as problem:
                print(encoding, type(problem).__name__, problem)
  `,
  'bytes that do not decode': python`
    for raw in (b"\xff", b"\xe2\x82", b"ok\xc3\x28", b"\xed\xa0\x80", b"\xf5\x80\x80\x80"):
        print(raw.decode("utf-8", "replace"), raw.decode("utf-8", "backslashreplace"), raw.decode("latin-1").__repr__())
        try:
            raw.decode()
        except UnicodeDecodeError as problem:
            print(problem, problem.start, problem.end, problem.reason)
  `,
  'operations on bytes': python`
    data = b"GET / HTTP/1.1\r\n"
    print(data, data.hex(" "), data[0], data[:3], list(data[-2:]), bytes.fromhex("de ad be ef"))
    buffer = bytearray(data)
    buffer[0:3] = b"PUT"
    buffer += b"\x00\x7f\x80\xff"
    view = memoryview(buffer)
    view[4] = 42
    print(buffer, view[3:6].tobytes(), view.nbytes, bytes(3), b"a" in b"abc", b"a-b".split(b"-"))
    print(bytes(a ^ b for a, b in zip(b"secret", b"keykey")), int.from_bytes(b"\x01\x00", "big"), (1024).to_bytes(4, "little"))
  `,
  'a lone surrogate is not printed': {
    code: python`
      print(repr("\ud800"), ascii("\udc80"), len("\ud83d\ude00"))
      print("\ud800 and \udfff")
    `,
    ends: 'ERROR',
    prints: ["'\\ud800' '\\udc80' 2\n"],
  },
  'control characters stay unchanged': python`
    print("a\x00b\x07c\x1b[31mred\x1b[0m\x7f\x85\u2028|\r\n|\r|\x0c")
  `,
  'text that is all quotes and backslashes': String.raw`
print('\'', "\"", '\\', r"\n", b'\'"', """'""" + '''"''', "\N{BULLET}", '\101\x41\u0041')
print(repr("it's"), repr('say "hi"'), repr("it's \"both\""), repr("\t\\"))
`,
  'justified tables': python`
    rows = [("22", "ssh", "open"), ("443", "https", "filtered"), ("8080", "http-proxy", "closed")]
    widths = [max(map(len, column)) for column in zip(*rows)]
    for row in rows:
        print(" | ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())
    print("─" * (sum(widths) + 6), "日本".ljust(6, "."), f"{'é':>4}")
  `,
  'strings sort by code point': python`
    words = ["zebra", "Ärger", "apple", "Zoo", "éclair", "10", "9", "_", "日本"]
    print(sorted(words), sorted(words, key=str.casefold), min(words), max(words))
  `,
};
