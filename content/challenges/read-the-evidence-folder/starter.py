from pathlib import Path


def report(folder):
    """Check the files of a folder against its manifest."""
    lines = []
    with open(folder / "manifest.txt", encoding="utf-8") as manifest:
        for line in manifest:
            lines.append(line)
    return lines


def examine(files):
    """Write a folder of files and return your report about it. Leave this function as it is."""
    folder = Path("evidence")
    folder.mkdir()
    for name, encoding, text in files:
        (folder / name).write_text(text, encoding=encoding)
    return report(folder)
