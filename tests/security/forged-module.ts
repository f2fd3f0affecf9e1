// cspell:ignore bytearray CDLL dylink
/**
 * Python that forges a WebAssembly side module as a linker would make one, byte by byte, and loads it.
 *
 * `forge(imports, text, exports)` returns its bytes: functions of the glue to import, each of one pointer to one
 * number; text for its memory; and names of globals that point to the text. It exports every import as `call_0`,
 * `call_1`, and so on. `load(bytes)` has Python's own loader link it in.
 * @see https://github.com/WebAssembly/tool-conventions/blob/main/DynamicLinking.md
 */
export const FORGED_MODULE = `
import ctypes

def number(value):
    out = bytearray()
    while True:
        value, low = value >> 7, value & 0x7f
        out.append(low | (0x80 if value else 0))
        if not value:
            return bytes(out)

def named(name):
    return number(len(name)) + name.encode()

def listed(items):
    return number(len(items)) + b"".join(items)

def section(identity, body):
    return bytes([identity]) + number(len(body)) + body

def forge(imports, text=b"", exports=()):
    count = len(imports)
    memory = bytes([1]) + number(4) + number(len(text)) + bytes(3)
    linking = section(0, named("dylink.0") + memory)
    types = section(1, listed([bytes([0x60, 1, 0x7f, 1, 0x7f])]))
    outside = [named("env") + named(name) + bytes([0, 0]) for name in imports]
    outside += [named("env") + named("memory") + bytes([2, 0, 1])]
    outside += [named("env") + named("__memory_base") + bytes([3, 0x7f, 0])]
    functions = section(3, listed([bytes([0])] * count))
    globals_ = section(6, listed([bytes([0x7f, 0, 0x41, 0, 0x0b]) for _ in exports])) if exports else b""
    calls = [named(f"call_{index}") + bytes([0]) + number(count + index) for index in range(count)]
    pointers = [named(name) + bytes([3]) + number(index + 1) for index, name in enumerate(exports)]
    bodies = [bytes([0, 0x20, 0, 0x10]) + number(index) + bytes([0x0b]) for index in range(count)]
    code = section(10, listed([number(len(body)) + body for body in bodies]))
    data = section(11, listed([bytes([0, 0x23, 0, 0x0b]) + number(len(text)) + text]))
    return (
        b"\\0asm\\1\\0\\0\\0" + linking + types + section(2, listed(outside)) + functions
        + globals_ + section(7, listed(calls + pointers)) + code + data
    )

def load(content, name="forged.so"):
    with open("/tmp/" + name, "wb") as file:
        file.write(content)
    return ctypes.CDLL("/tmp/" + name)
`;
