import type { CurriculumGate } from './gate.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

function reaches(graph: Graph, from: string, target: string): boolean {
  const seen = new Set<string>();
  const open = [...(graph.get(from) ?? [])];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === target) return true;
    if (!seen.has(id)) open.push(...(graph.get(id) ?? []));
    seen.add(id);
  }
  return false;
}

/** No challenge is its own prerequisite, directly or indirectly. */
export const prerequisiteCycles: CurriculumGate = ({ challenges }) => {
  const graph = new Map(
    challenges.map(({ challenge, prerequisites }) => [challenge.id, prerequisites]),
  );
  return challenges
    .filter(({ challenge }) => reaches(graph, challenge.id, challenge.id))
    .map(({ folder }) => ({
      file: `${folder}/challenge.yml`,
      field: 'prerequisites',
      fix: 'The challenge is its own prerequisite. Remove the prerequisite that closes the cycle.',
    }));
};
