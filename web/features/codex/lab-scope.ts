import type { LabScenario } from '../../../sandbox/lab/scenario.ts';

/** Returns a dotted IPv4 address as a number; null if it isn't one. */
function addressNumber(address: string): number | null {
  const parts = address.split('.').map(Number);
  const isAddress =
    parts.length === 4 && parts.every((part) => Number.isInteger(part) && part >= 0 && part < 256);
  return isAddress ? parts.reduce((sum, part) => sum * 256 + part, 0) : null;
}

/** Checks whether an address is in a network such as `192.0.2.0/24`. */
export function isInNetwork(address: string, network: string): boolean {
  const [base = '', bits = '32'] = network.split('/');
  const [left, right] = [addressNumber(address), addressNumber(base)];
  if (left === null || right === null) return false;
  const size = 2 ** (32 - Number(bits));
  return Math.floor(left / size) === Math.floor(right / size);
}

/** Checks whether a host of the lab is in scope. Without a scope, every host is. */
export function isInScope(address: string, { scope }: LabScenario): boolean {
  return scope === undefined || scope.some((network) => isInNetwork(address, network));
}
