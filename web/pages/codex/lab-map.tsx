import type { LabScenario } from '../../../sandbox/lab/scenario.ts';
import { Bus, Host } from '../../ui/bus.tsx';
import { isInScope } from './lab-scope.ts';

/** The simulated network of a challenge: every host on one wire, and which of them may be touched. */
export function LabMap({ lab }: { lab: string }) {
  const scenario = readScenario(lab);
  return (
    <>
      <h2>Lab</h2>
      <Bus label="Hosts of the lab">
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
    </>
  );
}

function readScenario(lab: string): LabScenario {
  return JSON.parse(lab) as LabScenario;
}
