# advice: The method `fromhex` stops at "4c6f672", because the last digit has no partner. Which question comes before you convert anything?
# look: 03-a-lost-digit
print(bytes.fromhex(input()).decode())
