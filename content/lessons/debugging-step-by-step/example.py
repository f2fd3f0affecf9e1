def longest_streak(results):
    longest = 0
    streak = 0
    for number, result in enumerate(results, 1):
        if result == "refused":
            streak += 1
        else:
            streak = 0
        longest = max(longest, streak)
        print(f"{number=} {result=} {streak=} {longest=}")
    return longest


answer = longest_streak(["refused", "refused", "accepted", "refused"])
print(f"{answer=}")
