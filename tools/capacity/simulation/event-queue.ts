import TinyQueue from 'tinyqueue';

/** An event at an instant of simulated time, in seconds. */
interface Event {
  at: number;
  happen: () => void;
}

/** Events in the order of their instants. */
export interface EventQueue {
  /** The instant of the current event. */
  now(): number;
  /** Schedules an event. @param seconds from now */
  after(seconds: number, happen: () => void): void;
  /** Runs every event that is scheduled up to an instant, including those scheduled by other events. */
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
