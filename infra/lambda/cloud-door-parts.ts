import type { DoorOptions } from '../../functions/http/door.ts';
import { createDoorParts } from '../door-parts.ts';
import type { Ground } from '../ground.ts';
import type { CloudConfig } from './cloud-config.ts';
import { groundOptions } from './cloud-ground.ts';
import { writeLog } from './write-log.ts';

/** Makes what a door of the cloud is given. */
export function cloudDoorParts(ground: Ground, config: CloudConfig): DoorOptions {
  return createDoorParts(ground, {
    ...groundOptions(config),
    execution: { functionName: config.executionFunction },
    allowedOrigins: config.corsOrigins,
    log: writeLog,
  });
}
