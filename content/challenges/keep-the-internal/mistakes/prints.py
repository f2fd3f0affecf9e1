# advice: You print the addresses, but the function returns nothing, and its caller receives None. Collect them in a list and return that.
# look: 01-three-of-five
def keep_internal(addresses):
    for address in addresses:
        address = address.strip()
        first, second = [int(p) for p in address.split(".")[:2]]
        if first == 10 and second == 20 or first == 172 and 16 <= second <= 19:
            print(address)
