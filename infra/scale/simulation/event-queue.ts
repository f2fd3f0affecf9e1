/** Something that happens at an instant of simulated time, in seconds. */
interface Event {
  at: number;
  happen: () => void;
}

/** Events in the order of their instants. */
export interface EventQueue {
  /** The instant of what is happening. */
  now(): number;
  /** Plans something. @param seconds from now */
  after(seconds: number, happen: () => void): void;
  /** Lets everything happen that was planned for no later than an instant, and what that plans. */
  runUntil(end: number): void;
}

/** Moves the last event up to its place. */
function rise(heap: Event[]): void {
  let index = heap.length - 1;
  while (index > 0) {
    const above = (index - 1) >> 1;
    const [event, parent] = [heap[index], heap[above]];
    if (!event || !parent || parent.at <= event.at) return;
    [heap[index], heap[above]] = [parent, event];
    index = above;
  }
}

/** The index of the earlier one of two children; past the end when there is none. */
function earlierChild(heap: readonly Event[], index: number): number {
  const left = 2 * index + 1;
  const [one, other] = [heap[left], heap[left + 1]];
  return one && other && other.at < one.at ? left + 1 : left;
}

/** Moves the first event down to its place. */
function sink(heap: Event[]): void {
  let index = 0;
  for (;;) {
    const below = earlierChild(heap, index);
    const [event, child] = [heap[index], heap[below]];
    if (!event || !child || event.at <= child.at) return;
    [heap[index], heap[below]] = [child, event];
    index = below;
  }
}

function takeFirst(heap: Event[]): Event | undefined {
  const first = heap[0];
  const last = heap.pop();
  if (first !== undefined && last !== undefined && first !== last) {
    heap[0] = last;
    sink(heap);
  }
  return first;
}

/** A binary heap of events. */
export function createEventQueue(): EventQueue {
  const heap: Event[] = [];
  let now = 0;
  return {
    now: () => now,
    after(seconds, happen) {
      heap.push({ at: now + seconds, happen });
      rise(heap);
    },
    runUntil(end) {
      while ((heap[0]?.at ?? Infinity) <= end) {
        const event = takeFirst(heap);
        if (!event) return;
        now = event.at;
        event.happen();
      }
      now = end;
    },
  };
}
