import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Handler } from 'hono';
import type { AppEnv } from './app.ts';

/** A part that answers with Node's own request and response. */
export interface NodePart {
  /** @param path what follows the address where the part is mounted, such as `/token` */
  handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
}

/** Serves a part that is mounted at an address without a trailing slash. */
export function nodeHandler(mount: string, part: NodePart): Handler<AppEnv> {
  return async ({ env, req }) => {
    await part.handle(env.incoming, env.outgoing, req.path.slice(mount.length));
    return RESPONSE_ALREADY_SENT;
  };
}
