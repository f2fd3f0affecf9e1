import { html } from 'hono/html';
import { nameOf, type Schema } from './open-api.ts';

/** A piece of HTML in which everything else is already escaped. */
export type Html = ReturnType<typeof html>;

/** Escapes a sentence, and sets what is between backticks as code. */
export function sentence(text: string): Html[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

/** Describes the type of a value in words, with links to the objects it consists of. */
export function typeOf(schema: Schema): Html {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    return html`<a href="#object-${name}">${name}</a>`;
  }
  if (schema.items) return html`list of ${typeOf(schema.items)}`;
  if (typeof schema.additionalProperties === 'object') {
    return html`object with values of the type ${typeOf(schema.additionalProperties)}`;
  }
  return html`${joined(alternativesOf(schema))}`;
}

function alternativesOf({ oneOf, anyOf, enum: values, type = 'any' }: Schema): Html[] {
  if (values) return values.map((value) => html`<code>"${value}"</code>`);
  return (oneOf ?? anyOf)?.map(typeOf) ?? [type].flat().map((name) => html`${name}`);
}

const joined = (parts: Html[]): Html[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [html` or `, part]));

/** Describes what a value may be beyond its type. */
export function limitsOf({ minimum, maximum, ...schema }: Schema): Html[] {
  const range =
    minimum !== undefined && maximum !== undefined ? [html` From ${minimum} to ${maximum}.`] : [];
  return schema.default === undefined
    ? range
    : [...range, html` Defaults to <code>${JSON.stringify(schema.default)}</code>.`];
}

/** The first cell of a row: a name, and whether it may be left out. */
export function nameCell(name: string, isRequired: boolean): Html {
  return html`<th scope="row">
    <code>${name}</code>${isRequired ? '' : html` <small>optional</small>`}
  </th>`;
}

/** Renders a table that scrolls horizontally if it is too wide. @param label what it lists */
export function tableOf(label: string, columns: readonly string[], rows: readonly Html[]): Html {
  return html`
    <div class="table-frame" tabindex="0" role="group" aria-label="${label}">
      <table>
        <thead>
          <tr>
            ${columns.map((column) => html`<th scope="col">${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  `;
}

/** Renders an object's fields as a table, with a link to the object that it extends. */
export function fieldsOf(schema: Schema): Html {
  if (schema.allOf) {
    const parts = schema.allOf.map((part) =>
      part.$ref === undefined ? fieldsOf(part) : html`<p>All fields of ${typeOf(part)}, and:</p>`,
    );
    return html`${parts}`;
  }
  const required = new Set(schema.required);
  const rows = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => html`
      <tr>
        ${nameCell(name, required.has(name))}
        <td>${typeOf(field)}</td>
        <td>${sentence(field.description ?? '')}${limitsOf(field)}</td>
      </tr>
    `,
  );
  if (rows.length === 0) return html`<p>${typeOf(schema)}</p>`;
  return tableOf('Fields', ['Field', 'Type', 'Meaning'], rows);
}
