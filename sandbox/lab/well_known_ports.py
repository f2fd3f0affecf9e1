"""Service names from IANA's port number registry."""

_NAMES = {
    7: "echo", 9: "discard", 13: "daytime", 17: "qotd", 19: "chargen", 20: "ftp-data", 21: "ftp",
    22: "ssh", 23: "telnet", 25: "smtp", 37: "time", 43: "whois", 53: "domain", 67: "bootps",
    68: "bootpc", 69: "tftp", 70: "gopher", 79: "finger", 80: "http", 88: "kerberos", 110: "pop3",
    111: "sunrpc", 113: "auth", 119: "nntp", 123: "ntp", 135: "epmap", 137: "netbios-ns",
    138: "netbios-dgm", 139: "netbios-ssn", 143: "imap2", 161: "snmp", 162: "snmp-trap", 179: "bgp",
    194: "irc", 389: "ldap", 443: "https", 445: "microsoft-ds", 465: "submissions", 500: "isakmp",
    514: "syslog", 515: "printer", 587: "submission", 631: "ipp", 636: "ldaps", 853: "domain-s",
    873: "rsync", 989: "ftps-data", 990: "ftps", 993: "imaps", 995: "pop3s", 1080: "socks",
    1433: "ms-sql-s", 1883: "mqtt", 2049: "nfs", 3306: "mysql", 3389: "ms-wbt-server",
    5060: "sip", 5222: "xmpp-client", 5353: "mdns", 5432: "postgresql", 5672: "amqp", 6379: "redis",
    6667: "ircd", 8080: "http-alt", 11211: "memcache",
}
_NUMBERS = {name: number for number, name in _NAMES.items()} | {"imap": 143, "pop-3": 110}


def name_of(port):
    """Returns the name of the service that uses a port, or None."""
    return _NAMES.get(port)


def number_of(name):
    """Returns the port of a service, or None."""
    return _NUMBERS.get(name)
