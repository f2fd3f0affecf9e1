/** The compute size of a Supabase project's database. */
export interface DatabaseSize {
  name: string;
  dollarsPerMonth: number;
  cores: number;
  /** The maximum of direct connections. */
  connections: number;
  /** The maximum of pooler clients. */
  clients: number;
  /** The largest recommended size of the database, in GB. */
  gigabytes: number;
}

function size(
  [name, dollarsPerMonth, cores]: [string, number, number],
  [connections, clients, gigabytes]: [number, number, number],
): DatabaseSize {
  return { name, dollarsPerMonth, cores, connections, clients, gigabytes };
}

/**
 * From small to large. The first three share their cores and run at full speed only for short bursts.
 *
 * @see https://supabase.com/docs/guides/platform/compute-and-disk (read in November 2026)
 */
export const DATABASE_SIZES: readonly DatabaseSize[] = [
  size(['Micro', 10, 2], [60, 200, 10]),
  size(['Small', 15, 2], [90, 400, 50]),
  size(['Medium', 60, 2], [120, 600, 100]),
  size(['Large', 110, 2], [160, 800, 200]),
  size(['XL', 210, 4], [240, 1_000, 500]),
  size(['2XL', 410, 8], [380, 1_500, 1_000]),
  size(['4XL', 960, 16], [480, 3_000, 2_000]),
  size(['8XL', 1_870, 32], [490, 6_000, 4_000]),
  size(['12XL', 2_800, 48], [500, 9_000, 6_000]),
  size(['16XL', 3_730, 64], [500, 12_000, 10_000]),
];
