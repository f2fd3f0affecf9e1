import type { LabScenario } from '../../../sandbox/lab/scenario.ts';
import { Bus, Host } from '../../ui/bus.tsx';
import styles from './brief.module.css';
import { isInScope } from './lab-scope.ts';

/** Above this number of hosts, the map is always vertical. */
const MAX_SIDE_BY_SIDE = 3;

interface LabMapProps {
  lab: LabScenario;
  /** Whether to show the rules of the lab too. */
  isDetailed?: boolean;
}

/** The simulated network of a challenge: every host on one wire, and which of them are in scope. */
export function LabMap({ lab: scenario, isDetailed = false }: LabMapProps) {
  return (
    <>
      <Bus
        label="Hosts of the lab"
        className={scenario.hosts.length > MAX_SIDE_BY_SIDE ? styles.column : undefined}
      >
        <Host name="you" state="active" />
        {scenario.hosts.map((host) => {
          const isReachable = isInScope(host.ip, scenario);
          return (
            <Host
              key={host.ip}
              name={host.names?.[0] ?? host.ip}
              address={isReachable ? host.ip : `${host.ip}, out of scope`}
              state={isReachable ? 'active' : 'closed'}
            />
          );
        })}
      </Bus>
      {scenario.budget !== undefined && (
        <p className="quiet">This lab allows {scenario.budget} probes.</p>
      )}
      {isDetailed && <LabRules scenario={scenario} />}
    </>
  );
}

function LabRules({ scenario: { scope, log } }: { scenario: LabScenario }) {
  return (
    <dl className={styles.rules}>
      <dt>Scope</dt>
      <dd>
        {scope === undefined ? 'every host' : scope.map((net) => <code key={net}>{net}</code>)}
      </dd>
      <dt>Works here</dt>
      <dd>
        {['socket', 'http.client', 'urllib.request', 'asyncio', 'threading'].map((name) => (
          <code key={name}>{name}</code>
        ))}
        {log !== undefined && <code>lab</code>}
      </dd>
      <dt>Time</dt>
      <dd>is simulated, so waiting costs you nothing.</dd>
      <dt>Outside</dt>
      <dd>Nothing that you send leaves the sandbox.</dd>
    </dl>
  );
}
