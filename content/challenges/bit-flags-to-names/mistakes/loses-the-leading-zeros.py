# advice: `bin(2)` gives "0b10", so after `[2:]` only two digits are left, and your positions belong to other bits. How do you get eight digits for every byte?
# look: 03-three-devices
def name_flags(digits):
    result = []
    for i in range(0, len(digits), 2):
        bits = bin(int(digits[i:i+2], 16))[2:]
        names = []
        user = bits[0] == "1"
        pw = bits[1] == "1"
        retain = bits[2] == "1"
        q = int(bits[3:5], 2)
        will = bits[5] == "1"
        clean = bits[6] == "1"
        if bits[7] == "1" or q == 3 or (pw and not user) or (not will and (retain or q)):
            result.append(None)
            continue
        if user: names.append("user name")
        if pw: names.append("password")
        if retain: names.append("retain")
        if q: names.append("quality " + str(q))
        if will: names.append("will")
        if clean: names.append("clean")
        result.append(names)
    return result
