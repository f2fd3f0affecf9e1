# title: Write down every allowed byte
# why: Only 42 of 256 bytes are allowed, and each is a choice of account, will and clean. A dictionary of them turns both questions into one lookup: what isn't in it is forbidden.
ACCOUNTS = {0x00: [], 0x80: ["user name"], 0xC0: ["user name", "password"]}
WILLS = {0x00: []}
for quality in range(3):
    settings = [f"quality {quality}"] if quality > 0 else []
    WILLS[0x04 + quality * 0x08] = [*settings, "will"]
    WILLS[0x24 + quality * 0x08] = ["retain", *settings, "will"]
CLEAN = {0x00: [], 0x02: ["clean"]}

ALLOWED = {
    account + will + clean: ACCOUNTS[account] + WILLS[will] + CLEAN[clean]
    for account in ACCOUNTS
    for will in WILLS
    for clean in CLEAN
}


def name_flags(digits):
    return list(map(ALLOWED.get, bytes.fromhex(digits)))
