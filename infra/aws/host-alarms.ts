import { type AlarmTerms, PERIOD } from './alarms.ts';
import type { WatchedHosts } from './execution-hosts.ts';

/** Learners notice a wait of this length. */
const LONGEST_QUEUE_SECONDS = 8;

/** The alarms of hosts that run programs. */
export function alarmsOfHosts({
  queueSeconds,
  healthy,
  refused,
  fewest,
}: WatchedHosts): AlarmTerms[] {
  return [
    {
      id: 'HostsBusy',
      metric: queueSeconds.with({ period: PERIOD }),
      limit: { above: LONGEST_QUEUE_SECONDS },
      periods: 2,
      description: `Programs waited more than ${LONGEST_QUEUE_SECONDS} s for a place, although hosts should have been added. Raise execution_hosts, or find out why machines don't start.`,
    },
    {
      id: 'HostsMissing',
      metric: healthy.with({ period: PERIOD }),
      limit: { below: fewest },
      periods: 2,
      description: `Fewer than ${fewest} hosts can run programs. Check the events of the ECS service and the log of the hosts.`,
    },
    {
      id: 'HostsConnect',
      metric: refused.with({ period: PERIOD }),
      limit: { above: 0 },
      periods: 1,
      description:
        'Something in the network of the hosts tried to reach what it may not. If it was a host and not the software of its machine, a program has escaped from the sandbox: read the flow log and the log of the hosts.',
    },
  ];
}
