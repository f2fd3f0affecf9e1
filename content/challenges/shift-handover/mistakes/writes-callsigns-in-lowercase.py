# advice: You turn WREN into wren with `lower`. Callsigns are printed as they came.
# look: 09-callsigns-in-uppercase
leaving = input().lower()
arriving = input().lower()
note = input()
print(f"{leaving} -> {arriving}: {note!r}.")
