import { html, raw } from 'hono/html';
import { MARK } from '../../local-pages/local-page.ts';
import type { ApiDescription } from './open-api.ts';
import { renderOperation } from './render-operation.ts';
import { fieldsOf, sentence, type Html } from './render-schema.ts';

/** Where the reference's files are served. */
const BASE = '/api/docs';

/** Renders the API reference: one page with every operation and every object, complete without JavaScript. */
export async function renderReference(api: ApiDescription): Promise<string> {
  const page = html`<!doctype html>
    <html lang="en-US" data-theme="dark">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API reference · Packetsmith</title>
        <meta name="description" content="${api.description}" />
        <meta name="color-scheme" content="dark light" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${BASE}/reference.css" />
        <script src="/before-paint.js"></script>
        <script defer src="${BASE}/try-request.js"></script>
      </head>
      <body>
        <a class="skip" href="#reference">Skip to the reference</a>
        <header class="bar">
          <a href="/" class="brand">${raw(MARK)}packetsmith</a>
          <a href="/playground">GraphQL playground</a>
          <a href="/api/openapi.json">OpenAPI document</a>
        </header>
        <div class="columns">
          ${contents(api)}
          <main id="reference">
            <h1>API reference</h1>
            <p class="lead">${api.description}</p>
            ${authentication(api)} ${api.tags.map((tag) => section(api, tag))} ${objects(api)}
          </main>
        </div>
      </body>
    </html>`;
  return String(await page);
}

/** The list of operations: open beside the text, folded above it on narrow screens. */
function contents({ tags, operations }: ApiDescription): Html {
  const groups = tags.map(
    ({ name }) => html`
      <li>
        <a href="#${name}">${name}</a>
        <ul>
          ${operations
            .filter((operation) => operation.tags.includes(name))
            .map(
              ({ operationId, method }) => html`
                <li>
                  <a href="#${operationId}"
                    ><b data-method="${method}">${method}</b> ${operationId}</a
                  >
                </li>
              `,
            )}
        </ul>
      </li>
    `,
  );
  return html`
    <nav aria-label="Operations">
      <details class="contents">
        <summary>Operations</summary>
        <ul>
          ${groups}
          <li><a href="#objects">Objects</a></li>
        </ul>
      </details>
    </nav>
  `;
}

function authentication(api: ApiDescription): Html {
  return html`
    <section>
      <h2 id="authentication">Authentication</h2>
      <p>${sentence(api.authentication)}</p>
      <p>
        The examples use two variables: <code>SITE</code>, the address of this site, and
        <code>TOKEN</code>, an access token.
      </p>
      <form class="token" hidden aria-label="Token">
        <label>
          Token for the requests that you send from this page
          <input name="token" type="password" autocomplete="off" spellcheck="false" />
        </label>
        <p class="label">The page forgets it when you leave.</p>
      </form>
    </section>
  `;
}

function section(api: ApiDescription, { name, description }: ApiDescription['tags'][number]): Html {
  return html`
    <section>
      <h2 id="${name}">${name}</h2>
      <p>${description}</p>
      ${api.operations
        .filter((operation) => operation.tags.includes(name))
        .map((operation) => renderOperation(operation, api.schemas))}
    </section>
  `;
}

function objects({ schemas }: ApiDescription): Html {
  return html`
    <section>
      <h2 id="objects">Objects</h2>
      ${Object.entries(schemas).map(
        ([name, schema]) => html`
          <article id="object-${name}" class="object">
            <h3>${name}</h3>
            ${schema.description === undefined ? '' : html`<p>${sentence(schema.description)}</p>`}
            ${fieldsOf(schema)}
          </article>
        `,
      )}
    </section>
  `;
}
