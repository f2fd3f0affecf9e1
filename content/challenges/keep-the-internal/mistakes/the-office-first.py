# advice: You collect the office and the harbor in two lists, so 10.20.3.9 comes before 172.16.4.2, which called earlier. One list keeps the order of the calls.
# look: 01-three-of-five
def keep_internal(addresses):
    office, harbor = [], []
    for text in addresses:
        address = text.strip()
        first, second = [int(part) for part in address.split(".")[:2]]
        if first == 10 and second == 20:
            office.append(address)
        elif first == 172 and 16 <= second <= 19:
            harbor.append(address)
    return office + harbor
