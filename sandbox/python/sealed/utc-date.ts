const PARTS = ['Date', 'Day', 'FullYear', 'Hours', 'Milliseconds', 'Minutes', 'Month', 'Seconds'];

type Numbers = [number, number?, number?, number?, number?, number?, number?];

/** Creates a `Date` class whose local time is UTC, so that programs print the same in browsers and on the server. */
export function createUtcDate(): DateConstructor {
  class UtcDate extends Date {
    constructor(...parts: [] | [number | string | Date] | Numbers) {
      if (parts.length >= 2) super(Date.UTC(...(parts as Numbers)));
      else if (parts.length === 1) super(parts[0]);
      else super();
    }

    override getTimezoneOffset(): number {
      return 0;
    }
  }
  for (const part of PARTS) {
    for (const verb of ['get', 'set']) {
      const utc: unknown = Reflect.get(Date.prototype, `${verb}UTC${part}`);
      if (utc !== undefined) Reflect.set(UtcDate.prototype, `${verb}${part}`, utc);
    }
  }
  return UtcDate as unknown as DateConstructor;
}
