import posixpath

TARGET = "/srv/unpack"
NAMES = [
    "report.txt",
    "img/./logo.png",
    "img/../report.txt",
    "../unpack-tools/run.sh",
    "/etc/crontab",
    "notes..txt",
    "img/..",
]

for name in NAMES:
    end = posixpath.normpath(posixpath.join(TARGET, name))
    if end.startswith(TARGET + "/"):
        print(f"unpack {name} as {end}")
    else:
        print(f"refuse {name!r}: it leads to {end}")
