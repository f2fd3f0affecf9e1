tenth = 0.1
total = tenth + tenth + tenth + tenth + tenth + tenth + tenth + tenth + tenth + tenth

print("ten tenths:", total)
print("equal to 1:", total == 1)
print("rounded:   ", round(total, 6) == 1)
print("in cents:  ", 10 * 10 == 100)

seconds = 5023
print(f"{seconds / 3600:.2f} hours, or {seconds // 3600}:{seconds % 3600 // 60:02}")
