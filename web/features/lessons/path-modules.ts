import type { PathFragment } from '../../graphql/__generated__/operations.ts';
import type { PacketState } from '../../ui/packet.tsx';

/** One lesson and its position on the path. */
export type PathStop = PathFragment['items'][number];

/** Consecutive lessons of one subject on the path. */
export interface PathModule {
  id: string;
  name: string;
  stops: PathStop[];
  completed: number;
  state: Extract<PacketState, 'done' | 'open' | 'locked'>;
}

/** Returns the first lesson that is unlocked and not completed; null if there is none. */
export function currentStop<Stop extends Pick<PathStop, 'lesson'>>(
  items: readonly Stop[],
): Stop | null {
  return items.find(({ lesson }) => lesson.state === 'UNLOCKED') ?? null;
}

function stateOf(stops: readonly PathStop[]): PathModule['state'] {
  if (stops.every(({ lesson }) => lesson.state === 'COMPLETED')) return 'done';
  return stops.some(({ lesson }) => lesson.state !== 'LOCKED') ? 'open' : 'locked';
}

function moduleOf(stops: PathStop[]): PathModule[] {
  const [first] = stops;
  if (first === undefined) return [];
  const { id, name } = first.lesson.category;
  const completed = stops.filter(({ lesson }) => lesson.state === 'COMPLETED').length;
  return [{ id: `${id}-${first.position}`, name, stops, completed, state: stateOf(stops) }];
}

/** Groups the path into modules. A new module starts wherever the subject changes. */
export function pathModules(items: readonly PathStop[]): PathModule[] {
  const groups: PathStop[][] = [];
  for (const stop of items) {
    const current = groups.at(-1);
    const isSameSubject = current?.at(-1)?.lesson.category.id === stop.lesson.category.id;
    if (current !== undefined && isSameSubject) current.push(stop);
    else groups.push([stop]);
  }
  return groups.flatMap(moduleOf);
}
