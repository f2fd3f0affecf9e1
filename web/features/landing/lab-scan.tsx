import { Badge } from '../../ui/badge.tsx';
import { Bus, Host } from '../../ui/bus.tsx';
import { Packet, type PacketState } from '../../ui/packet.tsx';

interface LabHost {
  name: string;
  address: string;
  state?: 'active' | 'closed';
  ports: { state: PacketState; text: string }[];
}

const HOSTS: readonly LabHost[] = [
  {
    name: 'you',
    address: '192.0.2.10',
    state: 'active',
    ports: [{ state: 'done', text: 'in scope' }],
  },
  {
    name: 'web.test',
    address: '192.0.2.20',
    state: 'active',
    ports: [
      { state: 'done', text: '22 ssh' },
      { state: 'done', text: '80 http' },
      { state: 'done', text: '443 https' },
    ],
  },
  {
    name: 'mail.test',
    address: '192.0.2.25',
    ports: [
      { state: 'done', text: '25 smtp' },
      { state: 'done', text: '143 imap' },
    ],
  },
  {
    name: 'db.test',
    address: '192.0.2.30',
    ports: [
      { state: 'done', text: '5432 pgsql' },
      { state: 'pending', text: 'probing 6379' },
    ],
  },
  {
    name: 'printer.test',
    address: '192.0.2.40',
    state: 'closed',
    ports: [{ state: 'open', text: 'waiting' }],
  },
];

/** The simulated network in the middle of a scan. */
export function LabScan() {
  return (
    <section aria-label="Lab scan of 192.0.2.0/24" className="stack">
      <div className="spread">
        <p className="label">lab 192.0.2.0/24 &nbsp; simulated, nothing leaves it</p>
        <Badge tone="warn" packet="pending">
          scanning, 3 of 4 hosts answered
        </Badge>
      </div>
      <Bus travelers={3}>
        {HOSTS.map(({ ports, ...host }) => (
          <Host key={host.name} {...host}>
            <ul>
              {ports.map(({ state, text }) => (
                <li key={text}>
                  <Packet state={state} />
                  {text}
                </li>
              ))}
            </ul>
          </Host>
        ))}
      </Bus>
    </section>
  );
}
