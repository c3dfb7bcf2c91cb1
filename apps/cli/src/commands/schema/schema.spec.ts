import { readFixtures } from '@forecourt/block-schemas/testing/fixtures';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockTypes } from '@forecourt/block-schemas';
import { entityList } from '@forecourt/content';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { getLanguageService } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { callCli } from '../../testing/call-cli.ts';
import { temporaryFolder } from '../../testing/temporary-tenant.ts';

const repository = join(import.meta.dirname, '../../../../..');
const print = async (name: string) =>
  JSON.parse((await callCli(['schema', name], { cwd: repository })).stdout) as object;
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const ajv = new Ajv2020({ strict: false });

/** An editor with a schema, and a text in which `|` is the cursor. */
async function editor(name: string, marked: string) {
  const service = getLanguageService({});
  service.configure({
    schemas: [{ uri: 'mem://schema', fileMatch: ['*'], schema: await print(name) }],
  });
  const document = TextDocument.create('mem://page.json', 'json', 1, marked.replace('|', ''));
  const parsed = service.parseJSONDocument(document);
  const position = document.positionAt(marked.indexOf('|'));
  return {
    complete: async () => (await service.doComplete(document, position, parsed))?.items ?? [],
    hover: async () =>
      JSON.stringify((await service.doHover(document, position, parsed))?.contents),
    errors: async () =>
      (await service.doValidation(document, parsed)).map(({ message }) => message),
  };
}
const page = (blocks: string) =>
  `{ "schemaVersion": 1, "path": "/a", "title": "A", "blocks": [${blocks}] }`;

describe('forecourt schema', () => {
  it('CLI-14: a page’s schema is self-contained, accepts every page of the demo tenants and rejects blocks with errors', async () => {
    const validate = ajv.compile(await print('page'));
    const pages = readdirSync(join(repository, 'tenants'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^[^/]+\/pages\/.*\.json$/.test(file))
      .map((file) => json(join(repository, 'tenants', file)));
    expect(pages.length).toBeGreaterThan(40);
    for (const each of pages) expect(validate(each), ajv.errorsText(validate.errors)).toBe(true);
    const broken = structuredClone(pages[0]) as { blocks: object[] };
    const column = { blocks: [{ type: 'buttons', data: { buttons: [], styel: 'accent' } }] };
    broken.blocks.push({ type: 'columns', data: { cols: [column] } });
    expect(validate(broken)).toBe(false);
    broken.blocks.splice(-1, 1, { type: 'ownComponent', data: { anything: 1 } });
    expect(validate(broken)).toBe(true);
  });

  it('CLI-14: settings, components and data of the demo tenants fit the schemas for their files', async () => {
    const { stdout } = await callCli(['schema', '--list', '-f', 'json'], { cwd: repository });
    const { schemas } = JSON.parse(stdout) as { schemas: { name: string; files: string[] }[] };
    const found = new Set<string>();
    for (const { name, files } of schemas.filter((schema) => schema.name !== 'page')) {
      const validate = ajv.compile(await print(name));
      for (const pattern of files)
        for (const file of globSync(pattern, { cwd: join(repository, 'tenants') })) {
          found.add(name);
          const value = json(join(repository, 'tenants', file));
          expect(validate(value), `${file} ${ajv.errorsText(validate.errors)}`).toBe(true);
        }
      const data = /^data-(.+)$/.exec(name)?.[1];
      const site = { settings: {} } as never;
      // The same entity as validation holds the file against.
      if (data !== undefined) expect(entityList(data, [], site)).toMatchObject({ entries: [] });
    }
    expect([...found]).toEqual(expect.arrayContaining(['site', 'component', 'data-cars']));
  });

  it.each(blockTypes)(
    'CLI-14: the schema of %s takes its valid fixtures and none of the others',
    async (type) => {
      const validate = ajv.compile(await print(type));
      const { valid, invalid } = readFixtures(type);
      for (const [name, data] of Object.entries(valid)) expect(validate(data), name).toBe(true);
      for (const [name, { data, pointer }] of Object.entries(invalid))
        expect(validate(data), `${name} ${pointer}`).toBe(false);
    },
  );

  it('CLI-14: --out writes every schema, self-contained; --list says which files each is for', async () => {
    const cwd = await temporaryFolder();
    const { code, stdout, stderr } = await callCli(['schema', '--out', 'a/schemas'], { cwd });
    expect([code, stdout]).toEqual([0, '']);
    const { stdout: listed } = await callCli(['schema', '--list', '-f', 'json'], { cwd });
    const { schemas } = JSON.parse(listed) as {
      schemas: { name: string; file: string; files: string[] }[];
    };
    expect(stderr).toBe(`Wrote ${schemas.length} schemas to a/schemas\n`);
    expect(readdirSync(join(cwd, 'a/schemas'))).toEqual(schemas.map(({ file }) => file).sort());
    for (const { file } of schemas) {
      const text = readFileSync(join(cwd, 'a/schemas', file), 'utf8');
      expect(text).not.toContain('forecourt.example');
      expect(text).not.toContain('"x-');
      ajv.compile(JSON.parse(text) as object);
    }
    expect(schemas.find(({ name }) => name === 'page')!.files).toEqual(['*/pages/**/*.json']);
    expect(schemas.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['site', 'data-cars', 'redirects', 'lint-config', ...blockTypes]),
    );
  });

  it('CLI-14: an editor proposes block types, properties and values, and explains them', async () => {
    const types = await editor('page', page('{ "type": "|" }'));
    expect((await types.complete()).map(({ label }) => label)).toContain('"imageBanner"');
    const properties = await editor('page', page('{ "type": "header", "data": { "|" } }'));
    expect((await properties.complete()).map(({ label }) => label)).toEqual(
      expect.arrayContaining(['text', 'level']),
    );
    const values = await editor('page', page('{ "type": "buttons", "data": { "style": | } }'));
    expect((await values.complete()).map(({ label }) => label)).toContain('"outline"');
    const words = await editor('page', page('{ "type": "imageBanner", "data": { "fo|cus": 1 } }'));
    expect(await words.hover()).toContain(
      'Part of the image that stays visible on a narrow screen',
    );
  });

  it('CLI-14: a proposed block is valid as it is, and a pattern says what it wants', async () => {
    const blocks = await editor('page', page('|'));
    const snippet = (await blocks.complete()).find(({ label }) => label === 'financeCalculator')!;
    const text = (snippet.textEdit?.newText ?? snippet.insertText ?? '').replaceAll(
      /\\([$}\\])/g,
      '$1',
    );
    expect(await (await editor('page', page(`${text}|`))).errors()).toEqual([]);
    const invalid = await editor(
      'page',
      page('{ "type": "tag", "data": { "text": "A", "textColor": "red" } }|'),
    );
    expect(await invalid.errors()).toEqual(['must be a colour such as "#044069"']);
  });

  it('CLI-4, CLI-14: an unknown name is reported with a suggestion, a bad folder with its code', async () => {
    const cwd = await temporaryFolder();
    const wrong = await callCli(['schema', 'imageBaner'], { cwd });
    expect([wrong.code, wrong.stderr]).toEqual([
      2,
      'forecourt: there is no schema "imageBaner", did you mean "imageBanner"?\n',
    ]);
    expect((await callCli(['schema', '--out', '/dev/null/a'], { cwd })).code).toBe(2);
  });
});
