import { beforeAll, expect, test } from 'vitest';
import { exampleOf, readApiDescription, type ApiDescription } from './open-api.ts';
import { renderReference } from './render-page.ts';
import { typeOf } from './render-schema.ts';

let api: ApiDescription;
let page: string;
beforeAll(async () => {
  api = await readApiDescription();
  page = await renderReference(api);
});

test('every operation, parameter, status, object and field of the OpenAPI document is on the page', () => {
  expect(api.operations.length).toBeGreaterThan(40);
  for (const { operationId, path, parameters = [], responses } of api.operations) {
    const start = page.indexOf(`<article id="${operationId}"`);
    const article = page.slice(start, page.indexOf('</article>', start));
    expect(start, operationId).toBeGreaterThan(0);
    expect(article).toContain(`data-path="${path}"`);
    for (const name of [...parameters.map((one) => one.name), ...Object.keys(responses)])
      expect(article, operationId).toContain(`<code>${name}</code>`);
  }
  for (const [name, { properties, allOf }] of Object.entries(api.schemas)) {
    const [, article = ''] = page.split(`id="object-${name}"`, 2);
    const fields = [properties, ...(allOf ?? []).map((part) => part.properties)];
    for (const field of fields.flatMap((some) => Object.keys(some ?? {})))
      expect(article.split('</article>', 1)[0], name).toContain(`<code>${field}</code>`);
  }
});

test('every link within the page has a target, and no id occurs twice', () => {
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const targets = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, target]) => target);
  expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
});

test('the bar leads home with the mark and the name of the product', () => {
  const [brand] = /<a href="\/" class="brand">.*?<\/a>/s.exec(page) ?? [];
  expect(brand).toMatch(/<svg [^>]*aria-hidden="true".*<\/svg>packetsmith/s);
});

test('texts of the document are escaped', async () => {
  const hostile = { ...api, description: '<script>alert(1)</script>' };
  expect(await renderReference(hostile)).not.toContain('<script>alert');
});

test('an example is put together from the parts of a schema', () => {
  const schemas = { Port: { type: 'object', properties: { number: { example: 22 } } } };
  const port = { $ref: '#/components/schemas/Port' };
  expect(exampleOf({ properties: { ports: { items: port } } }, schemas)).toEqual({
    ports: [{ number: 22 }],
  });
  expect(
    exampleOf({ allOf: [port, { properties: { isOpen: { default: false } } }] }, schemas),
  ).toEqual({ number: 22, isOpen: false });
});

test.each([
  [{ type: ['string', 'null'] }, 'string or null'],
  [
    { anyOf: [{ $ref: '#/components/schemas/Port' }, { type: 'null' }] },
    '<a href="#object-Port">Port</a> or null',
  ],
  [{ items: { type: 'integer' } }, 'list of integer'],
  [{ $ref: '#/components/schemas/Port' }, '<a href="#object-Port">Port</a>'],
])('the type of %j reads as %s', async (schema, words) => {
  expect(String(await typeOf(schema))).toBe(words);
});
