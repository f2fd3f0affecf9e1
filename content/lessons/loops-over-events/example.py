# One character per login: x was refused, a period was accepted.
events = ".x.xxxx..xx"

position = 0
streak = 0
longest = 0
for event in events:
    position += 1
    if event == ".":
        streak = 0
        continue
    streak += 1
    if streak > longest:
        longest = streak
    if streak == 3:
        print("three refusals in a row at event", position)

print("events:", position)
print("longest streak:", longest)
