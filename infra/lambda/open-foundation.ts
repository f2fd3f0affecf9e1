import type { Ground } from '../ground.ts';
import { type CloudConfig, readCloudConfig } from './cloud-config.ts';
import { openCloudGround } from './cloud-ground.ts';
import { hearFailure } from './hear-failure.ts';
import { madeOnce } from './made-once.ts';

/** What a function of the cloud knows and stands on, each made once and again only after it failed. */
export interface Foundation {
  config: () => Promise<CloudConfig>;
  ground: () => Promise<Ground>;
}

/** Begins to read the configuration and to open what it names. A database that is away costs no secret read anew. */
export function openFoundation(): Foundation {
  const config = madeOnce(() => readCloudConfig(), hearFailure);
  return { config, ground: madeOnce(async () => openCloudGround(await config()), hearFailure) };
}
