# advice: You search for "10.20." anywhere in the text, and 10.10.20.4 has it in the middle. Only the first two numbers decide.
# look: 08-the-numbers-of-the-office-elsewhere
def keep_internal(addresses):
    """Return the addresses of the office and the harbor, in their order."""
    cleaned = [address.strip() for address in addresses]
    networks = ["10.20.", "172.16.", "172.17.", "172.18.", "172.19."]
    return [address for address in cleaned if any(network in address for network in networks)]
