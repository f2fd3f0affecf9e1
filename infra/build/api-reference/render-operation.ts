import { html } from 'hono/html';
import { exampleOf, type ApiDescription, type Operation, type Parameter } from './open-api.ts';
import { limitsOf, nameCell, sentence, tableOf, typeOf, type Html } from './render-schema.ts';

type Schemas = ApiDescription['schemas'];

const JSON_TYPE = 'application/json';

/** Renders an operation: who may call it, what it takes, what it answers, and a form that sends it. */
export function renderOperation(operation: Operation, schemas: Schemas): Html {
  const { operationId, method, path, summary, parameters = [] } = operation;
  const body = operation.requestBody?.content[JSON_TYPE]?.schema;
  const example = body && JSON.stringify(exampleOf(body, schemas), null, 2);
  return html`
    <article id="${operationId}" class="operation">
      <h3>
        <a href="#${operationId}"><b data-method="${method}">${method}</b> ${breakable(path)}</a>
      </h3>
      <p>${sentence(summary)}</p>
      <p class="label">${accessTo(operation)}</p>
      ${parameters.length > 0 ? parameterTable(parameters) : ''}
      ${
        body
          ? html`<h4>Body</h4>
              <p>${typeOf(body)}</p>`
          : ''
      }
      <h4>Request</h4>
      ${code(curl(operation, example))}
      <h4>Responses</h4>
      ${responsesOf(operation)} ${successOf(operation, schemas)} ${tryForm(operation, example)}
    </article>
  `;
}

/** Lets a long path wrap after its slashes. */
function breakable(path: string): Html[] {
  return path
    .split('/')
    .map((part, index) => (index === 0 ? html`${part}` : html`/<wbr />${part}`));
}

const isPublic = ({ security }: Operation): boolean =>
  security.some((scheme) => Object.keys(scheme).length === 0);

/** By the role that the document asks for. */
const NEEDED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    read: 'Needs a token.',
    write: 'Needs the token of a signed-in session, or an access token with the scope write.',
    session: 'Needs the token of a signed-in session. An access token cannot do this.',
  }),
);

function accessTo(operation: Operation): string {
  if (isPublic(operation))
    return 'No token needed. With a token, the answer includes your progress.';
  const [role = ''] = operation.security.flatMap(({ bearer = [] }) => bearer);
  return NEEDED.get(role) ?? 'Needs a token.';
}

function parameterTable(parameters: Parameter[]): Html {
  const rows = parameters.map(
    ({ name, in: place, required, description, schema }) => html`
      <tr>
        ${nameCell(name, required === true)}
        <td>${place}</td>
        <td>${typeOf(schema)}</td>
        <td>${sentence(description ?? schema.description ?? '')}${limitsOf(schema)}</td>
      </tr>
    `,
  );
  return html`
    <h4>Parameters</h4>
    ${tableOf('Parameters', ['Name', 'In', 'Type', 'Meaning'], rows)}
  `;
}

function curl(operation: Operation, body: string | undefined): string {
  const { method, path } = operation;
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$SITE${path.replaceAll('{', '$').replaceAll('}', '')}"`,
    ...(isPublic(operation) ? [] : [`-H "Authorization: Bearer $TOKEN"`]),
    ...(body === undefined
      ? []
      : [`-H "Content-Type: ${JSON_TYPE}"`, `-d '${body.replaceAll("'", String.raw`'\''`)}'`]),
  ].join(' \\\n  ');
}

function responsesOf({ responses }: Operation): Html {
  const rows = Object.entries(responses).map(([status, { description, content }]) => {
    const schema = content?.[JSON_TYPE]?.schema;
    return html`
      <tr>
        <th scope="row"><code>${status}</code></th>
        <td>${sentence(description)}</td>
        <td>${schema ? typeOf(schema) : 'empty'}</td>
      </tr>
    `;
  });
  return tableOf('Responses', ['Status', 'When', 'Body'], rows);
}

function successOf({ responses }: Operation, schemas: Schemas): Html | '' {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'));
  const schema = success?.[1].content?.[JSON_TYPE]?.schema;
  return schema ? code(JSON.stringify(exampleOf(schema, schemas), null, 2)) : '';
}

const code = (text: string): Html =>
  html`<div class="code">
    <pre tabindex="0"><code>${text}</code></pre>
  </div>`;

/** Renders the form that the page's script shows and sends. */
function tryForm(operation: Operation, body: string | undefined): Html {
  const { operationId, method, path, parameters = [] } = operation;
  const fields = parameters.map(
    ({ name, in: place, required, schema }) => html`
      <label>
        <code>${name}</code>
        <input
          name="${name}"
          data-in="${place}"
          value="${required && typeof schema.example === 'string' ? schema.example : ''}"
          ${required ? 'required' : ''}
          autocomplete="off"
          spellcheck="false"
        />
      </label>
    `,
  );
  return html`
    <details class="try" hidden>
      <summary>Try it</summary>
      <form data-method="${method}" data-path="${path}" aria-label="Try ${operationId}">
        ${fields}
        ${body === undefined ? '' : html`<label>Body<textarea name="body" rows="6" spellcheck="false">${body}</textarea></label>`}
        <button type="submit">Send request</button>
        <output></output>
      </form>
    </details>
  `;
}
