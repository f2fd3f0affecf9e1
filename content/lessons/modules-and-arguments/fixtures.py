from pathlib import Path

night = "night.log"

LOGS = {
    night: "02:11 192.0.2.31\n02:12 203.0.113.66\n02:13 203.0.113.66\n02:14 198.51.100.4\n02:15 192.0.2.7\n"
    "02:16 203.0.113.66\n02:17 192.0.2.7\n",
    "quiet.log": "02:11 192.0.2.8\n",
    "empty.log": "",
    "ties.log": "01:00 192.0.2.9\n01:01 192.0.2.5\n01:02 192.0.2.7\n01:03 192.0.2.3\n",
}

Path("logs").mkdir()
for name, text in LOGS.items():
    (Path("logs") / name).write_text(text, encoding="utf-8")
