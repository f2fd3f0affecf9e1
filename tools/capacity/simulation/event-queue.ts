import TinyQueue from 'tinyqueue';

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

export function createEventQueue(): EventQueue {
  const events = new TinyQueue<Event>([], (one, other) => one.at - other.at);
  let now = 0;
  return {
    now: () => now,
    after(seconds, happen) {
      events.push({ at: now + seconds, happen });
    },
    runUntil(end) {
      while ((events.peek()?.at ?? Infinity) <= end) {
        const event = events.pop();
        if (!event) return;
        now = event.at;
        event.happen();
      }
      now = end;
    },
  };
}
