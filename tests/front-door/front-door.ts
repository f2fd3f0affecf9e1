import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { documentHashes } from '../../web/graphql/__generated__/document-hashes.ts';
import type { DocumentCheck } from '../support/document-check.ts';
import { type DescribedOperation, pathOf } from '../support/open-api.ts';
import { demoLearner } from '../support/product.ts';

/** Somebody who uses the product: an access token, or null for a visitor. */
export interface Person {
  token: string | null;
}

/** What a call of the REST API sends. */
interface RestInput {
  id?: string | undefined;
  nestedId?: string | undefined;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** An answer whose fields are looked up without types, as a client in another language does. */
export type Answer = any;

/** Documents about what no screen of the client asks for, as somebody writes them in the playground. */
export const PLAYGROUND = {
  visitor: `{
    achievements { id name }
    categories { id name }
    leaderboard(first: 5) { entries { username } }
    isUsernameAvailable(username: "sample-nobody")
  }`,
  createProfile: `mutation {
    createProfile(input: { username: "parity-bit", firstName: "Parity", lastName: "Bit", timeZone: "UTC" }) {
      username
      avatarUrl
      githubUsername
    }
  }`,
  dataExport: `{ viewer { dataExport } }`,
  mergeAnonymousLearner: `mutation Merge($token: String!) {
    mergeAnonymousLearner(token: $token) { viewer { username } }
  }`,
} as const;

const session = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ id: z.string() }),
});

const VISITOR: Person = { token: null };

/** The product as it is used: over HTTP, with the web client's documents and the operations of the REST API. */
export class FrontDoor {
  /** The names of the client's documents, and of the operations of the REST API, that were answered. */
  readonly used = { documents: new Set<string>(), operations: new Set<string>() };
  readonly url: string;
  readonly #operations: ReadonlyMap<string, DescribedOperation>;
  readonly #dataDir: string;
  readonly #differences: DocumentCheck;

  constructor(
    { url, dataDir }: { url: string; dataDir: string },
    operations: readonly DescribedOperation[],
    differences: DocumentCheck,
  ) {
    this.url = url;
    this.#differences = differences;
    this.#dataDir = dataDir;
    this.#operations = new Map(operations.map((operation) => [operation.name, operation]));
  }

  /** Sends a request, and again after the time that a refusal names, as a patient client does. */
  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(`${this.url}${path}`, { redirect: 'manual', ...init });
    if (response.status !== 429) return response;
    await sleep(1_000 * Number(response.headers.get('retry-after') ?? 1));
    return this.request(path, init);
  }

  async #call(place: [method: string, path: string], { token }: Person, input: RestInput) {
    const [method, path] = place;
    const { body, headers = {} } = input;
    return this.request(path, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /**
   * Calls the REST API by the name of the operation. Every answer is compared with the OpenAPI document.
   *
   * @throws {Error} with the answer unless it succeeds, or with what differs from the document
   */
  async rest(name: string, person: Person = VISITOR, input: RestInput = {}): Promise<Answer> {
    const operation = this.#operations.get(name);
    if (operation === undefined) throw new Error(`There is no operation "${name}".`);
    const query = new URLSearchParams(input.query).toString();
    const path = pathOf(operation.path, input.id ?? '', input.nestedId);
    const place: [string, string] = [operation.method, `${path}?${query}`];
    const response = await this.#call(place, person, input);
    const text = await response.text();
    const answer: Answer = text === '' ? null : JSON.parse(text);
    const [difference] = this.#differences(operation, response.status, answer);
    if (difference !== undefined) {
      throw new Error(`${name} answers ${text}, which the document does not: ${difference}`);
    }
    if (!response.ok) throw new Error(`${name}: ${response.status} ${text}`);
    this.used.operations.add(name);
    return answer;
  }

  /**
   * Sends one of the web client's documents by its hash, as the client does.
   *
   * @throws {Error} with the answer if it has errors
   */
  async graphql(name: string, person: Person, variables: object = {}): Promise<Answer> {
    const sha256Hash = documentHashes.get(name) ?? '';
    const answer = await this.send(person, {
      operationName: name,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    });
    this.used.documents.add(name);
    return answer;
  }

  /** Sends a GraphQL request. @throws {Error} with the answer if it has errors */
  async send(person: Person, request: object): Promise<Answer> {
    const response = await this.#call(['POST', '/graphql'], person, { body: request });
    const text = await response.text();
    const { data, errors } = JSON.parse(text) as { data: Answer; errors?: unknown };
    if (errors !== undefined) throw new Error(`${JSON.stringify(request).slice(0, 200)}: ${text}`);
    return data;
  }

  /** Calls the auth service. @throws {Error} with the answer unless it succeeds */
  async auth(path: string, body: object, token: string | null = null): Promise<Answer> {
    const response = await this.#call(['POST', `/auth/v1/${path}`], { token }, { body });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  }

  async #enter(path: string, body: object): Promise<Person & { id: string }> {
    const { access_token: token, user } = session.parse(await this.auth(path, body));
    return { token, id: user.id };
  }

  /** Signs in with a password. */
  signIn(email: string, password: string): Promise<Person & { id: string }> {
    return this.#enter('token?grant_type=password', { email, password });
  }

  /** Signs a demo learner in. */
  async demoLearner(name: string): Promise<Person & { id: string }> {
    const { email, password } = await demoLearner(this.#dataDir, name);
    return this.signIn(email, password);
  }

  /** Creates an account. Locally, it may be used at once. */
  signUp(username: string, password: string): Promise<Person & { id: string }> {
    const data = { username, first_name: 'Sample', last_name: 'Learner' };
    return this.#enter('signup', { email: `${username}@example.test`, password, data });
  }

  /** Begins without an account. */
  beginAnonymously(): Promise<Person & { id: string }> {
    return this.#enter('signup', {});
  }
}
