import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeServer, listen } from '../../infra/http/listen.ts';

/** A change that the CLI requested. */
export interface Change {
  /** Method and path below the project's address, such as `PATCH /config/auth`. */
  request: string;
  body: unknown;
}

/**
 * The part of Supabase's Management API that the CLI needs to compare a project's settings with a file and push them.
 */
export interface ManagementApi {
  /** The profile that points the CLI at this API, in a file that `SUPABASE_PROFILE` names. */
  profile: string;
  changes: Change[];
  close(): Promise<void>;
}

/** The project reference in a path. */
export const PROJECT = 'abcdefghijklmnopqrst';

const project = {
  id: PROJECT,
  ref: PROJECT,
  organization_id: 'organization',
  organization_slug: 'organization',
  name: 'packetsmith',
  region: 'eu-central-1',
  created_at: '2026-01-01T00:00:00Z',
  status: 'ACTIVE_HEALTHY',
  database: { host: 'host', version: '15', postgres_engine: '15', release_channel: 'ga' },
};

/** A project whose settings all differ from the file: every setting that the CLI knows is a difference. */
function settings(blocks: readonly string[]) {
  const attributes = Object.fromEntries(blocks.map((block) => [block, { unlike: 'ours' }]));
  return {
    data: {
      type: 'project_config',
      id: PROJECT,
      attributes: { ...attributes, database: { major_version: 15 } },
    },
  };
}

/** @param blocks the settings that the project returns: `api`, `auth`; the CLI pushes nothing else */
export async function startManagementApi(blocks: readonly string[]): Promise<ManagementApi> {
  const changes: Change[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    [`/v1/projects/${PROJECT}`]: project,
    [`/v1/projects/${PROJECT}/billing/addons`]: { selected_addons: [], available_addons: [] },
    [`/v2/projects/${PROJECT}/config`]: settings(blocks),
  };
  const note = async (request: IncomingMessage): Promise<void> => {
    const [, path] = (request.url ?? '').split(PROJECT);
    const body: unknown = JSON.parse(await text(request));
    changes.push({ request: `${request.method} ${path}`, body });
  };
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const known = answers[request.url ?? ''];
    if (request.method === 'GET') {
      response.writeHead(known === undefined ? 404 : 200).end(JSON.stringify(known ?? {}));
      return;
    }
    const isDone = { currentConfig: { database: true }, appliedSuccessfully: true };
    void note(request).then(() => response.end(JSON.stringify(isDone)));
  });
  const url = `http://127.0.0.1:${await listen(server, 0)}`;
  const places = ['api_url', 'dashboard_url', 'docs_url'].map((name) => `${name}: ${url}\n`);
  return {
    profile: `name: tests\n${places.join('')}project_host: project.test\n`,
    changes,
    close: () => closeServer(server, 0),
  };
}
