operator = "kestrel"
clock = "2259"

hour = int(clock[:2])
minute = int(clock[2:])
is_open = 21 <= hour < 23
is_known = operator == "kestrel" or operator == "wren"

if not is_known:
    print("deny: unknown operator")
elif not is_open:
    print("deny: outside the window")
elif hour == 22 and minute >= 45:
    print("allow: the window closes soon")
else:
    print("allow")
