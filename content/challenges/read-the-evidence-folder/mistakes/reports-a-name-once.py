# advice: A name that is in the manifest twice is in your report once. There is one text for *each* line of the list.
# look: 12-a-name-twice
from pathlib import Path


def describe(folder, name):
    if "/" in name:
        return f"{name}: refused"
    path = folder / name
    if not path.is_file():
        return f"{name}: missing"
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return f"{name}: not UTF-8"
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    if not lines:
        return f"{name}: empty"
    return f"{name} ({len(lines)}): {lines[-1]}"


def report(folder):
    manifest = folder / "manifest.txt"
    if not manifest.is_file():
        return ["no manifest"]
    names = [line.strip() for line in manifest.read_text(encoding="utf-8").split("\n") if line.strip()]
    names = list(dict.fromkeys(names))
    texts = [describe(folder, name) for name in names]
    others = sorted(p.name for p in folder.iterdir())
    return texts + [f"{n}: not listed" for n in others if n not in names and n != "manifest.txt"]


def examine(files):
    """Write a folder of files and return your report about it. Leave this function as it is."""
    folder = Path("evidence")
    folder.mkdir()
    for name, encoding, text in files:
        (folder / name).write_text(text, encoding=encoding)
    return report(folder)
