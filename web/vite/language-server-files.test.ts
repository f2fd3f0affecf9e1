// cspell:ignore deepcopy
import { expect, test } from 'vitest';
import { labStub } from './language-server-files.ts';

const JOURNAL = `
def connections():
    """Returns one dictionary per attempt to reach a port, oldest first."""
    return copy.deepcopy(_state["records"])

def load(log):
    module.connections = connections
`;

test('the stub of the lab has the functions that programs can import, with their documentation', () => {
  expect(labStub(JOURNAL)).toBe(`from typing import Any

def connections() -> list[dict[str, Any]]:
    """Returns one dictionary per attempt to reach a port, oldest first."""
`);
});

test('a function of the lab whose type is unknown stops the build', () => {
  const journal = JOURNAL.replaceAll('connections', 'routes');
  expect(() => labStub(journal)).toThrow('lab.routes has no docstring or no known type');
});
