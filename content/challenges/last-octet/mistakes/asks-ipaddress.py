# advice: You leave the decision to `ipaddress`, which refuses zeros in front, as in `10.20.0.007`. The brief allows them, so count and compare yourself.
# look: 02-zeros-in-front
import ipaddress

address = input()
try:
    ipaddress.ip_address(address)
    print(int(address.split(".")[3]))
except ValueError:
    print("not an address")
