import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeServer, listen } from '../../infra/http/listen.ts';

/** What the CLI asked to be changed. */
export interface Change {
  /** Such as `PATCH /config/auth`, below the project's address. */
  request: string;
  body: unknown;
}

/** As much of Supabase's Management API as the CLI needs to tell a project's settings from a file's and to push these. */
export interface ManagementApi {
  /** What the CLI is told of it, in a file that `SUPABASE_PROFILE` names. */
  profile: string;
  changes: Change[];
  close(): Promise<void>;
}

/** Any project's name in an address. */
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

/** A project in which nothing is as in the file: whatever the file declares is a difference, as far as it is known. */
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

/** @param blocks what the project tells of its settings: `api`, `auth`; the CLI pushes nothing else */
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
