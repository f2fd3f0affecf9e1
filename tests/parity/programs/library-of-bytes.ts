// cspell:dictionaries python
// cspell:ignore BBHHHBBH calcsize fileobj hexlify letmein urandom
import { type ProgramGroup, python } from '../parity-program.ts';

export const LIBRARY_OF_BYTES: ProgramGroup = {
  'the digests of an empty message': {
    code: 'import hashlib\nprint(hashlib.sha256(b"").hexdigest(), hashlib.md5(b"").hexdigest(), sep="\\n")',
    prints: [
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\nd41d8cd98f00b204e9800998ecf8427e\n',
    ],
  },
  'every available digest': python`
    import hashlib
    print(sorted(hashlib.algorithms_guaranteed), sorted(hashlib.algorithms_available))
    for name in sorted(hashlib.algorithms_guaranteed):
        try:
            digest = hashlib.new(name, b"correct horse")
            digest.update(b" battery staple")
            print(name, digest.digest_size, digest.block_size, digest.hexdigest(*([16] if name.startswith("shake") else [])))
        except Exception as problem:
            print(name, type(problem).__name__, problem)
    print(hashlib.blake2b(b"x", key=b"k", digest_size=8, salt=b"s").hexdigest())
  `,
  'derived keys, or their absence': python`
    import hashlib
    for derive in (lambda: hashlib.pbkdf2_hmac("sha256", b"pw", b"salt", 100).hex(), lambda: hashlib.scrypt(b"pw", salt=b"s", n=2, r=1, p=1).hex()):
        try:
            print(derive())
        except AttributeError as problem:
            print(problem)
  `,
  'message authentication': python`
    import hmac, hashlib
    tag = hmac.new(b"key", b"amount=10", "sha256").hexdigest()
    print(tag, hmac.compare_digest(tag, tag), hmac.compare_digest(tag, "x"), hmac.digest(b"k", b"m", "sha512").hex()[:20], hmac.new(b"k" * 200, b"", hashlib.md5).name)
    try:
        hmac.new(b"key", b"m")
    except TypeError as problem:
        print(problem)
  `,
  'a dictionary attack on a hash': {
    code: python`
      import hashlib
      wanted = hashlib.sha1(b"letmein").hexdigest()
      for word in ["123456", "password", "letmein", "dragon"]:
          if hashlib.sha1(word.encode()).hexdigest() == wanted:
              print("cracked:", word)
              break
    `,
    prints: ['cracked: letmein\n'],
  },
  'bytes as text': python`
    import base64, binascii, quopri
    data = bytes(range(0, 256, 7))
    for name in ("b64encode", "urlsafe_b64encode", "b32encode", "b16encode", "b85encode", "a85encode", "z85encode", "b32hexencode"):
        try:
            print(name, getattr(base64, name)(data[:36]))
        except Exception as problem:
            print(name, problem)
    print(binascii.hexlify(data, ":", 4), binascii.crc32(data), binascii.crc_hqx(data, 0), quopri.encodestring("é=".encode()), binascii.b2a_uu(b"abc"))
    for broken in ("abc", "ab$=", "é", "YQ"):
        try:
            print(base64.b64decode(broken, validate=True))
        except ValueError as problem:
            print(broken, type(problem).__name__, problem)
  `,
  'packs and unpacks headers': {
    code: python`
      import struct
      header = struct.pack("!BBHHHBBH4s4s", 0x45, 0, 40, 1, 0x4000, 64, 6, 0, bytes([10, 0, 0, 1]), bytes([10, 0, 0, 2]))
      total = sum(struct.unpack("!10H", header))
      total = (total >> 16) + (total & 0xFFFF)
      print(header.hex(), hex(~total & 0xFFFF), struct.calcsize("!BBHHHBBH4s4s"))
      print(struct.unpack_from("<Iq?d", struct.pack("<Iq?d", 7, -1, True, 0.1)), struct.calcsize("@lP"), struct.pack(">e", 1.5), list(struct.iter_unpack(">H", b"\0\1\0\2")))
      for action in ("struct.pack('B', 256)", "struct.unpack('!I', b'abc')", "struct.pack('y', 1)"):
          try:
              eval(action)
          except struct.error as problem:
              print(problem)
    `,
  },
  'compresses to the same bytes': python`
    import bz2, gzip, io, lzma, zipfile, zlib
    text = b"GET /index.html HTTP/1.1\r\n" * 40
    print(zlib.compress(text, 9).hex(), zlib.decompress(zlib.compress(text)) == text, zlib.adler32(text), gzip.compress(text, mtime=0).hex()[:60], zlib.ZLIB_VERSION)
    print(bz2.compress(text).hex()[:60], lzma.decompress(lzma.compress(text)) == text, len(lzma.compress(text)))
    box = io.BytesIO()
    with zipfile.ZipFile(box, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(zipfile.ZipInfo("loot/a.txt", (2024, 1, 2, 3, 4, 6)), "treasure" * 9)
    print(box.getvalue().hex(), zipfile.ZipFile(box).read("loot/a.txt")[:8], zipfile.ZipFile(box).testzip())
    for broken in (b"x", zlib.compress(text)[:-4]):
        try:
            zlib.decompress(broken)
        except zlib.error as problem:
            print(problem)
  `,
  'tar archives': python`
    import io, tarfile
    box = io.BytesIO()
    with tarfile.open(fileobj=box, mode="w") as archive:
        info = tarfile.TarInfo("etc/motd")
        info.size = 5
        archive.addfile(info, io.BytesIO(b"hello"))
    box.seek(0)
    with tarfile.open(fileobj=box) as archive:
        print(archive.getnames(), archive.extractfile("etc/motd").read(), len(box.getvalue()))
  `,
  'secrets have the right shape': python`
    import os, secrets, uuid
    print(len(secrets.token_bytes()), len(secrets.token_hex(8)), len(secrets.token_urlsafe(10)), 0 <= secrets.randbelow(10) < 10, secrets.choice("x"), len(os.urandom(70000)))
    print(len({secrets.token_hex() for _ in range(50)}), uuid.uuid4().version, uuid.uuid5(uuid.NAMESPACE_DNS, "example.org"), uuid.uuid3(uuid.NAMESPACE_URL, "x"), uuid.UUID(int=5))
  `,
  'a stream cipher with a weak key': {
    code: python`
      def rc4(key, data):
          s, j, out = list(range(256)), 0, []
          for i in range(256):
              j = (j + s[i] + key[i % len(key)]) % 256
              s[i], s[j] = s[j], s[i]
          i = j = 0
          for byte in data:
              i = (i + 1) % 256
              j = (j + s[i]) % 256
              s[i], s[j] = s[j], s[i]
              out.append(byte ^ s[(s[i] + s[j]) % 256])
          return bytes(out)
      print(rc4(b"Key", b"Plaintext").hex())
    `,
    prints: ['bbf316e8d940af0ad3\n'],
  },
  'addresses and networks': python`
    import ipaddress as ip
    network = ip.ip_network("192.168.4.0/22")
    print(network.num_addresses, network.netmask, network.hostmask, list(network.subnets(new_prefix=24)), ip.ip_address("192.168.5.9") in network, list(ip.ip_network("10.0.0.0/30").hosts()))
    for text in ("10.0.0.1", "127.0.0.1", "224.0.0.1", "169.254.1.1", "8.8.8.8", "::1", "fe80::1", "2001:db8::ff00:42:8329", "::ffff:10.0.0.1"):
        a = ip.ip_address(text)
        print(a, a.is_private, a.is_global, a.is_loopback, a.is_multicast, a.exploded, a.reverse_pointer, int(a))
    for broken in ("10.0.0.256", "10.0.0", "10.0.0.01", "1::2::3", "10.0.0.1/33", "192.168.1.1/24"):
        try:
            ip.ip_network(broken)
        except ValueError as problem:
            print(problem)
  `,
};
