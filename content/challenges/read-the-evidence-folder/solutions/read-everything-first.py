# title: Read everything first
# why: The whole folder goes into a dictionary once. After that, no file has to be opened, so nothing can go wrong anymore: a name is missing if it isn't a key.
from pathlib import Path


def text_of(path):
    """Return the text of a file, or None if it isn't UTF-8."""
    try:
        return path.read_bytes().decode()
    except UnicodeDecodeError:
        return None


def report(folder):
    """Check the files of a folder against its manifest."""
    texts = {path.name: text_of(path) for path in folder.glob("*")}
    if "manifest.txt" not in texts:
        return ["no manifest"]
    found = []
    names = set()
    for line in texts["manifest.txt"].split("\n"):
        name = line.strip()
        names.add(name)
        if name == "":
            continue
        if name.count("/") > 0:
            verdict = ": refused"
        elif name not in texts:
            verdict = ": missing"
        elif texts[name] is None:
            verdict = ": not UTF-8"
        elif texts[name].strip() == "":
            verdict = ": empty"
        else:
            counted = list(filter(str.strip, texts[name].split("\n")))
            verdict = f" ({len(counted)}): {counted.pop().strip()}"
        found.append(name + verdict)
    others = texts.keys() - names - {"manifest.txt"}
    return found + [other + ": not listed" for other in sorted(others)]


def examine(files):
    """Write a folder of files and return your report about it. Leave this function as it is."""
    folder = Path("evidence")
    folder.mkdir()
    for name, encoding, text in files:
        (folder / name).write_text(text, encoding=encoding)
    return report(folder)
