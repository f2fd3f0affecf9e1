from pathlib import Path

folder = Path("evidence")
folder.mkdir()
(folder / "gate.log").write_text("02:11 refused\n02:13 accepted\n", encoding="utf-8")
(folder / "mail.log").write_text("02:20 accepted\n", encoding="utf-8")

for path in sorted(folder.glob("*.log")):
    with open(path, encoding="utf-8") as log:
        lines = [line.strip() for line in log]
    print(path.name, len(lines), "lines, the last one:", lines[-1])
