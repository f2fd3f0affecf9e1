/** A program that is typed on the landing page, with what it prints in the lab. */
export interface Demo {
  file: string;
  code: string;
  output: string;
}

const PORT_SCANNER: Demo = {
  file: 'port_scanner.py',
  code: `import socket

for port in (22, 80, 443, 5432):
    with socket.socket() as probe:
        target = ("192.0.2.20", port)
        if probe.connect_ex(target) == 0:
            print(port, "open")`,
  output: `22 open
80 open
443 open`,
};

/** The program beside the headline. */
export const HERO_DEMO = PORT_SCANNER;

/** From the first print to a scan of a whole subnet. */
export const DEMOS: readonly Demo[] = [
  {
    file: 'hello_world.py',
    code: `name = "Hacker"
print(f"Hello, {name}!")`,
    output: 'Hello, Hacker!',
  },
  {
    file: 'functions.py',
    code: `def defang(url):
    return url.replace("http", "hxxp").replace(".", "[.]")

print(defang("http://evil.example"))`,
    output: 'hxxp://evil[.]example',
  },
  PORT_SCANNER,
  {
    file: 'network_scanner.py',
    code: `import socket

for last in (1, 20, 25, 30, 40):
    host = f"192.0.2.{last}"
    with socket.socket() as probe:
        probe.settimeout(0.2)
        if probe.connect_ex((host, 80)) == 0:
            print(host, "serves http")`,
    output: '192.0.2.20 serves http',
  },
];
