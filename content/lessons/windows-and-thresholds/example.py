from datetime import datetime

STAMPS = [
    "2031-03-14T23:58:30Z",
    "2031-03-14T23:59:31Z",
    "2031-03-15T00:00:29Z",
    "2031-03-15T01:01:30+01:00",
    "2031-03-15T00:02:30Z",
]

times = sorted(datetime.fromisoformat(stamp) for stamp in STAMPS)
pauses = []
for earlier, later in zip(times, times[1:]):
    pause = int((later - earlier).total_seconds())
    pauses.append(pause)
    print(later.isoformat(), "after", pause, "s")

print("shortest:", min(pauses), "longest:", max(pauses))
print("regular" if max(pauses) - min(pauses) <= 10 else "not regular")
