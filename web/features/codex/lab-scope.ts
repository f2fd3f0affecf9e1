import type { LabScenario } from '../../../sandbox/lab/scenario.ts';

/** The bits of an address as text; null if it isn't one. Lengths of 32 and 128 tell the versions of IP apart. */
function addressBits(address: string): string | null {
  return address.includes(':') ? longBits(address) : shortBits(address);
}

const binary = (numbers: readonly number[], width: number): string =>
  numbers.map((number) => number.toString(2).padStart(width, '0')).join('');

function shortBits(address: string): string | null {
  const parts = address.split('.').map(Number);
  const isAddress =
    parts.length === 4 && parts.every((part) => Number.isInteger(part) && part >= 0 && part < 256);
  return isAddress ? binary(parts, 8) : null;
}

const GROUPS = 8;

function longBits(address: string): string | null {
  const [head = '', tail] = address.split('::');
  const groupsOf = (text = ''): string[] => (text === '' ? [] : text.split(':'));
  const [left, right] = [groupsOf(head), groupsOf(tail)];
  const missing = GROUPS - left.length - right.length;
  if (tail === undefined ? missing !== 0 : missing < 0) return null;
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  return binary(
    groups.map((group) => Number.parseInt(group, 16)),
    16,
  );
}

/** Checks whether an address is in a network such as `192.0.2.0/24`. */
export function isInNetwork(address: string, network: string): boolean {
  const [base = '', length] = network.split('/');
  const [left, right] = [addressBits(address), addressBits(base)];
  if (left === null || right === null || left.length !== right.length) return false;
  const shared = length === undefined ? left.length : Number(length);
  return left.slice(0, shared) === right.slice(0, shared);
}

/** Checks whether a host of the lab is in scope. Without a scope, every host is. */
export function isInScope(address: string, { scope }: LabScenario): boolean {
  return scope === undefined || scope.some((network) => isInNetwork(address, network));
}
