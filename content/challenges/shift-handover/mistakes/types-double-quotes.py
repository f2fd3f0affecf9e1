# advice: You type double quotes, but `!r` shows 'camera 3 is dark' in single ones. Don't type any: write `!r` inside the braces, after the name.
# look: 01-a-dark-camera
leaving = input()
arriving = input()
note = input()
print(f'{leaving} -> {arriving}: "{note}".')
