import * as z from 'zod';

/** One page that a visitor opens. */
interface LabVisit {
  /** When, in seconds since the case began. */
  at: number;
  /** An `http:` URL of a web server in the lab. */
  url: string;
  /** The fields of a form that the visitor posts to the URL, such as a name and a password. */
  form?: Record<string, string>;
  /** The id or the text of a link that the visitor clicks on the page. */
  click?: string;
  /** Repeats the visit this often, including the first time; once by default. */
  times?: number;
  /** The seconds between repeated visits. */
  every?: number;
}

/** Someone whose browser opens pages of the lab while the program waits. */
export interface LabVisitor {
  /** The name in the log. */
  name: string;
  /** The address that requests come from. */
  ip: string;
  /** Cookies that the browser has from the start: values by host and name. */
  cookies?: Record<string, Record<string, string>>;
  visits: LabVisit[];
}

const seconds = z.number().min(0).max(1_000_000);
const texts = z.record(z.string(), z.string());
const MAX_TIMES = 100;

const visitSchema = z
  .strictObject({
    at: seconds,
    url: z.string().regex(/^http:\/\/\S+$/, 'Write a URL such as http://shop.test/notes.'),
    form: texts.exactOptional(),
    click: z.string().min(1).exactOptional(),
    times: z.int().min(1).max(MAX_TIMES).exactOptional(),
    every: seconds.exactOptional(),
  })
  .refine(
    ({ times = 1, every }) => times === 1 || every !== undefined,
    'Say after how many seconds the visit is repeated: `every`.',
  );

/** Validates the visitors of a scenario. */
export const visitorsSchema: z.ZodType<LabVisitor[]> = z.array(
  z.strictObject({
    name: z.string().min(1),
    ip: z.union([z.ipv4(), z.ipv6()], 'Enter an address of IPv4 or IPv6.'),
    cookies: z.record(z.string(), texts).exactOptional(),
    visits: z.array(visitSchema).min(1),
  }),
);
