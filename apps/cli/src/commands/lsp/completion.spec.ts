import { writeFile } from 'node:fs/promises';
import { schemaById } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import type { CompletionItem, CompletionList, TextEdit } from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { callCli } from '../../testing/call-cli.ts';
import { startLspClient } from '../../testing/lsp-client.ts';
import type { LspClient } from '../../testing/lsp-client.ts';
import { datedPage, lspTenant } from '../../testing/lsp-tenant.ts';

const home = 'tenants/demo/pages/home.json';

interface SiteSchema {
  $defs: { featureFlags: { properties: Record<string, unknown> } };
}

/** Opens a page with `blocks` as written, a `|` where the cursor is, and requests its completions. */
async function completeAt(client: LspClient, marked: string, path = home) {
  const offset = marked.indexOf('|');
  await client.open(path, marked.replace('|', ''));
  const position = client.textOf(path).positionAt(offset);
  const list = await client.request<CompletionList>('completion', path, position);
  const labels = list.items.map(({ label }) => label);
  /** The document once an item was taken. */
  const taking = (label: string) => {
    const item = list.items.find((each) => each.label === label);
    if (item === undefined) throw new Error(`"${label}" is not offered, but ${labels.join(', ')}`);
    return TextDocument.applyEdits(client.textOf(path), [item.textEdit as TextEdit]);
  };
  return { items: list.items, labels, taking };
}

const page = (blocks: string, more = '') =>
  `{\n  "schemaVersion": 1,\n  "path": "/",\n  "title": "Home",${more}\n  "blocks": [\n    ${blocks}\n  ]\n}\n`;
const data = (type: string, content: string) => page(`{ "type": "${type}", "data": ${content} }`);

const flagNames = Object.keys(
  (schemaById('https://forecourt.example/schema/site.json') as unknown as SiteSchema).$defs
    .featureFlags.properties,
);

const find = (items: readonly CompletionItem[], label: string) =>
  items.find((each) => each.label === label);

describe('forecourt lsp: completion', () => {
  it('CLI-14: a new block comes with what it needs; the tenant’s own components are among the types', async () => {
    const client = await startLspClient(await lspTenant());
    const { items, labels, taking } = await completeAt(client, page('|'));
    expect(labels).toContain('imageBanner');
    expect(find(items, 'buttons')).toMatchObject({ insertTextFormat: 2 });
    expect(taking('buttons').replaceAll(/\s/g, '')).toContain(
      '{"type":"buttons","data":{"buttons":[{"text":"$1","href":"$2"}]}}',
    );
    expect(taking('callUs').replaceAll(/\s/g, '')).toContain(
      '{"type":"callUs","data":{"number":"$1"}}',
    );
    const named = await completeAt(client, page('{ "type": "buttons", "|" }'));
    expect(named.taking('data').replaceAll(/\s/g, '')).toContain(
      '"data":{"buttons":[{"text":"$1","href":"$2"}]}',
    );
    const empty = await completeAt(client, '|');
    expect(empty.taking('A new page').replaceAll(/\s/g, '')).toBe(
      '{"schemaVersion":1,"path":"$1","title":"$2","blocks":[$3]}',
    );
    const types = await completeAt(client, page('{ "type": "|", "data": {} }'));
    expect(types.labels).toEqual(expect.arrayContaining(['"header"', '"callUs"']));
    const own = find(types.items, '"callUs"');
    expect(JSON.stringify(own)).toContain('A button that calls.');
  });

  it('CLI-14: the query of a link is completed by what blocks of the page read, and by the stock', async () => {
    const car = (id: string, make: string, tag: string[]) => ({ id, slug: id, make, tag });
    const client = await startLspClient(
      await lspTenant({
        'pages/cars.json': datedPage('/cars', '2025-06-01', [
          { type: 'columns', data: { cols: [{ blocks: [{ type: 'cars', data: {} }] }] } },
        ]),
        'data/cars.json': JSON.stringify([
          car('1', 'Kia', ['demo']),
          car('2', 'Alfa Romeo', ['demo', 'one owner']),
          car('3', 'Kia', []),
        ]),
      }),
    );
    const linking = (href: string) => data('buttons', `{ "buttons": [{ "href": "${href}" }] }`);
    const names = await completeAt(client, linking('/cars?|'));
    expect(names.labels).toEqual(expect.arrayContaining(['/cars?make=', '/cars?price=']));
    expect(names.labels).not.toContain('/offers');
    const makes = await completeAt(client, linking('/cars?sort=price&make=|'));
    const start = '/cars?sort=price&make=';
    expect(makes.labels).toEqual([`${start}Alfa%20Romeo`, `${start}Kia`]);
    expect(makes.taking(`${start}Kia`)).toBe(linking(`${start}Kia`));
    const inHtml = data('paragraph', `{ "text": "<a href='/cars?q=a&amp;tag=|'>x</a>" }`);
    const tags = await completeAt(client, inHtml);
    expect(tags.labels).toEqual(['/cars?q=a&amp;tag=demo', '/cars?q=a&amp;tag=one%20owner']);
    expect((await completeAt(client, linking('/offers?|'))).labels).toEqual([]);
  });

  it('CLI-14: every built-in block’s snippet is a valid block once its places are filled in', async () => {
    const cwd = await lspTenant();
    const client = await startLspClient(cwd, { capabilities: {} });
    const { items } = await completeAt(client, page('|'));
    const blocks = items
      .filter(({ label }) => label !== 'callUs')
      .map((item) => JSON.parse((item.textEdit as TextEdit).newText) as { type: string });
    expect(blocks.length).toBeGreaterThan(35);
    await client.open('tenants/demo/pages/all.json', datedPage('/all', '2025-06-01', blocks));
    const found = await client.findings('tenants/demo/pages/all.json');
    // What people type in is theirs: texts are empty here.
    const unfilled =
      /must not be empty|must be (?!one of)|there is no|is not in|must match|no page/;
    const wrong = found.filter(
      ({ severity, message }) => severity === 1 && !unfilled.test(message),
    );
    expect(wrong.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  });

  it('CLI-14: properties, enum values and booleans come from the schemas', async () => {
    const client = await startLspClient(await lspTenant());
    const names = await completeAt(client, data('imageBanner', '{ "|" }'));
    expect(names.labels).toEqual(expect.arrayContaining(['heading', 'overlay', 'buttons']));
    expect(JSON.stringify(find(names.items, 'image'))).toMatch(/[Ii]mage/);
    const icons = await completeAt(
      client,
      data('buttons', '{ "buttons": [{ "text": "Go", "href": "/", "icon": "|" }] }'),
    );
    expect(icons.labels).toContain('"phone"');
    const dates = await completeAt(client, page('', '\n  "publicationDate": "|",'));
    expect(find(dates.items, '2024-05-20')).toMatchObject({
      detail: 'from here on buttons is rows',
    });
    expect(dates.items[0]).toMatchObject({ detail: 'today' });
    const noindex = await completeAt(client, page('', '\n  "seo": { "noindex": | },'));
    expect(noindex.labels).toEqual(expect.arrayContaining(['true', 'false']));
    const types = await completeAt(client, page('', '\n  "pageType": |,'));
    expect(types.taking('"Finance"')).toContain('"pageType": "Finance",');
    const given = '{ "name": "callUs", "props": { "|" } }';
    const within = await completeAt(client, data('customComponent', given));
    expect(within.labels).toEqual(['number', 'page']);
    const props = await completeAt(client, data('callUs', '{ "|" }'));
    expect(props.labels).toEqual(['number', 'page']);
    expect(JSON.stringify(find(props.items, 'number'))).toContain('The number to call.');
  });

  it('CLI-14: links, files and slugs are offered from the tenant, half-typed and unclosed too', async () => {
    const client = await startLspClient(await lspTenant());
    const link = await completeAt(
      client,
      data('buttons', '{ "buttons": [{ "text": "Go", "href": "/of|" }] }'),
    );
    expect(link.labels).toEqual(['/empty', '/', '/offers']);
    expect(find(link.items, '/offers')).toMatchObject({ detail: 'Page /offers' });
    expect(link.taking('/offers')).toContain('"href": "/offers" }');
    const anchor = await completeAt(
      client,
      data('buttons', '{ "buttons": [{ "href": "/offers#|" }] }'),
    );
    expect(anchor.labels).toEqual(['/offers#top-deal']);
    const bare = await completeAt(client, data('image', '{ "file": { "url": | } }'));
    expect(bare.taking('/assets/ute.svg')).toContain('"url": "/assets/ute.svg" }');
    expect(bare.items[0]).toMatchObject({ detail: expect.stringContaining('3 × 2 pixels') });
    const unclosed = await completeAt(client, data('modelColors', '{ "model": "te| }'));
    expect(unclosed.taking('tern')).toContain('"model": "tern" }');
    expect(find(unclosed.items, 'drover')).toMatchObject({ detail: 'Drover' });
    const listed = await completeAt(client, data('brandModels', '{ "models": ["tern", |] }'));
    expect(listed.taking('drover')).toContain('["tern", "drover"]');
    const prop = await completeAt(client, data('callUs', '{ "number": "1", "page": "|" }'));
    expect(prop.labels).toContain('/offers');
  });

  it('CLI-14: addresses are completed within mark-up, without touching the rest of the text', async () => {
    const client = await startLspClient(await lspTenant());
    const html = await completeAt(
      client,
      data('paragraph', '{ "text": "😀 See <a href=\\"/o|x\\">ours</a>" }'),
    );
    expect(html.taking('/offers')).toContain('😀 See <a href=\\"/offers\\">ours</a>"');
    const words = await completeAt(client, data('paragraph', '{ "text": "See | us" }'));
    expect(words.labels).not.toContain('/offers');
  });

  it('CLI-14: steps, fields, components, rules, flags and tenants are offered where they are named', async () => {
    const cwd = await lspTenant();
    const client = await startLspClient(cwd);
    const form = (rule: string) =>
      data(
        'form',
        `{ "fields": [{ "name": "colour", "type": "text" }], "formSteps": [{ "key": "a" }, { "key": "b", "customRules": { "skipRules": [${rule}] } }, { "key": "c" }] }`,
      );
    expect((await completeAt(client, form('{ "target": "|" }'))).labels).toEqual(['c']);
    expect((await completeAt(client, form('{ "key": "|" }'))).labels).toEqual(['colour']);
    const custom = await completeAt(client, data('customComponent', '{ "name": "|" }'));
    expect(custom.labels).toEqual(['callUs']);
    const rules = await completeAt(client, page('', '\n  "lintIgnore": [{ "rule": "|" }],'));
    expect(rules.labels).toContain('heading-order');
    const site = 'tenants/demo/site.json';
    const flags = await completeAt(client, '{ "featureFlags": { "|" } }', site);
    expect(flags.labels).toEqual(flagNames);
    const config = 'forecourt.config.json';
    const levels = await completeAt(client, '{ "rules": { "|" } }', config);
    expect(levels.labels).toContain('heading-order');
    const tenants = await completeAt(client, '{ "overrides": [{ "tenants": ["|"] }] }', config);
    expect(tenants.labels).toEqual(['demo']);
    const model = await completeAt(client, '[{ "|" }]', 'tenants/demo/data/models.json');
    expect(model.labels).toContain('slug');
  });

  it('CLI-8, CLI-14: own rules are offered where rules are named, with what they say', async () => {
    const cwd = await lspTenant();
    const rule = {
      description: 'No text says hello.',
      message: 'leave it out',
      forbid: { words: ['hello'] },
    };
    const defined = `"customRules": ${JSON.stringify({ 'acme/hello': rule })}`;
    await writeFile(`${cwd}/forecourt.config.json`, `{ ${defined} }`);
    const client = await startLspClient(cwd);
    const ignored = await completeAt(client, page('', '\n  "lintIgnore": [{ "rule": "|" }],'));
    expect(find(ignored.items, 'acme/hello')).toMatchObject({ detail: rule.description });
    const config = 'forecourt.config.json';
    // The text need not be valid while it is typed.
    for (const typed of [`{ ${defined}, "rules": { "|" } }`, `{ ${defined}, "rules": { "|`]) {
      const { items, labels } = await completeAt(client, typed, config);
      expect(labels).toEqual(expect.arrayContaining(['acme/hello', 'heading-order']));
      expect(JSON.stringify(find(items, 'acme/hello'))).toContain('No text says hello');
    }
  });

  it('CLI-14: what an editor completes to stands up to validate', async () => {
    const cwd = await lspTenant();
    const client = await startLspClient(cwd);
    const { taking } = await completeAt(client, data('modelColors', '{ "model": | }'));
    await writeFile(`${cwd}/${home}`, taking('drover'));
    expect(await callCli(['validate', home], { cwd })).toMatchObject({ code: 0 });
  });
});
