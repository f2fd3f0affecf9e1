from pathlib import Path

MANIFEST = "manifest.txt"


def lines_of(path):
    """Return the lines of a file that count, without the spaces around them."""
    with open(path, encoding="utf-8") as file:
        return [line.strip() for line in file if line.strip()]


def state_of(folder, name):
    """Return what the report says about one name of the manifest."""
    # Asked before anything is opened: a path can lead anywhere.
    if "/" in name:
        return f"{name}: refused"
    try:
        lines = lines_of(folder / name)
    except FileNotFoundError:
        return f"{name}: missing"
    # The file opens without a problem. Only reading it shows that its bytes aren't UTF-8: a kind of ValueError.
    except ValueError:
        return f"{name}: not UTF-8"
    if not lines:
        return f"{name}: empty"
    return f"{name} ({len(lines)}): {lines[-1]}"


def report(folder):
    """Check the files of a folder against its manifest."""
    try:
        names = lines_of(folder / MANIFEST)
    except FileNotFoundError:
        return ["no manifest"]
    found = [state_of(folder, name) for name in names]
    for path in sorted(folder.glob("*")):
        if path.name not in names and path.name != MANIFEST:
            found.append(f"{path.name}: not listed")
    return found


def examine(files):
    """Write a folder of files and return your report about it. Leave this function as it is."""
    folder = Path("evidence")
    folder.mkdir()
    for name, encoding, text in files:
        (folder / name).write_text(text, encoding=encoding)
    return report(folder)
