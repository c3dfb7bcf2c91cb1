import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { startLspClient } from '../../testing/lsp-client.ts';
import type { LspClient } from '../../testing/lsp-client.ts';
import { datedPage, lspTenant } from '../../testing/lsp-tenant.ts';
import { brokenCopy, hasDemo } from '../../testing/temporary-tenant.ts';

const home = 'tenants/demo/pages/home.json';
const offers = 'tenants/demo/pages/offers.json';
const broken = datedPage('/', '2024-03-01', [
  {
    type: 'buttons',
    data: { styel: 'accent', buttons: [{ text: 'Go', href: '/ofers#top-deal' }] },
  },
  { type: 'header', data: { text: 'Too deep', level: 4 } },
  { type: 'buttonz', data: {} },
  { type: 'paragraph', data: { text: '😀 <a href="/ofers">x</a>' } },
]);

interface CliFinding {
  file: string;
  line: number;
  column: number;
  rule: string;
  message: string;
  severity: string;
}

/** Findings of the two commands by file: locations and messages, each once. */
async function findingsOfCommands(cwd: string): Promise<Map<string, string[]>> {
  const found: CliFinding[] = [];
  for (const command of ['validate', 'lint']) {
    const { stdout } = await callCli([command, '--format', 'json'], { cwd });
    found.push(...(JSON.parse(stdout) as { findings: CliFinding[] }).findings);
  }
  const lineOf = ({ line, column, message }: CliFinding) => `${line}:${column} ${message}`;
  const byFile = Map.groupBy(found, ({ file }) => file);
  return new Map([...byFile].map(([file, all]) => [file, [...new Set(all.map(lineOf))].sort()]));
}

const findingsOfServer = (diagnostics: Awaited<ReturnType<LspClient['findings']>>): string[] =>
  diagnostics
    .map(({ range: { start }, message }) => `${start.line + 1}:${start.character + 1} ${message}`)
    .sort();

/** A text with two letters of one of its strings in the wrong order: a slip that depends on `seed` alone. */
function withSlip(text: string, seed: number): string {
  const strings = [...text.matchAll(/"([^"\\\n]{3,})"/g)];
  const found = strings[(seed * 37) % Math.max(1, strings.length)];
  if (found === undefined) return text;
  const at = found.index + 2;
  return text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
}

describe('forecourt lsp: findings', () => {
  it('CLI-14: an editor shows the findings of validate and lint, over the marked words, with rule and page', async () => {
    const cwd = await lspTenant({ 'pages/home.json': broken });
    const client = await startLspClient(cwd);
    await client.open(home);
    const found = await client.findings(home);
    expect(findingsOfServer(found)).toEqual((await findingsOfCommands(cwd)).get(home));
    const text = client.textOf(home);
    const marked = (code: string) =>
      found.filter((each) => each.code === code).map(({ range }) => text.getText(range));
    expect(marked('unknown-property')).toEqual(['"styel"']);
    expect(marked('unknown-block-type')).toEqual(['"buttonz"']);
    expect(marked('heading-order')).toEqual(['4']);
    expect(found.every(({ source }) => source === 'forecourt')).toBe(true);
    const heading = found.find(({ code }) => code === 'heading-order');
    expect(heading).toMatchObject({ severity: 2 });
    expect(heading?.codeDescription?.href).toMatch(/^file:.*heading-order/);
    expect(found.find(({ code }) => code === 'unknown-property')).toMatchObject({ severity: 1 });
  });

  it('CLI-14: unsaved text is what counts; a wrong link elsewhere is reported while its target is away, and closing clears', async () => {
    const cwd = await lspTenant();
    const client = await startLspClient(cwd);
    await client.open(home);
    expect(
      await client.findings(home, (found) => found.every(({ severity }) => severity !== 1)),
    ).toBeDefined();
    await client.open(offers);
    await client.findings(offers);
    await client.replace(offers, '"path": "/offers"', '"path": "/specials"');
    const found = await client.findings(home, (all) =>
      all.some(({ code }) => code === 'link-target'),
    );
    expect(found.filter(({ code }) => code === 'link-target')).toHaveLength(2);
    await client.close(offers);
    const cleared = await client.published.next(
      ({ uri, diagnostics, version }) =>
        uri === client.uriOf(offers) && version === undefined && diagnostics.length === 0,
    );
    expect(cleared.diagnostics).toEqual([]);
    const from = client.published.all.length - 1;
    const again = await client.published.next(
      ({ uri, diagnostics }) =>
        uri === client.uriOf(home) && diagnostics.every(({ code }) => code !== 'link-target'),
      from,
    );
    expect(again.version).toBe(1);
  });

  it('CLI-14: while a document is not valid JSON, its other findings stay where their text is', async () => {
    const client = await startLspClient(await lspTenant({ 'pages/home.json': broken }));
    await client.open(home);
    const before = await client.findings(home);
    await client.replace(home, '"path"', '\n"path" "');
    const typing = await client.findings(home, (all) => all.some(({ code }) => code === 'syntax'));
    const others = typing.filter(({ code }) => code !== 'syntax');
    expect(others.map(({ message }) => message)).toEqual(before.map(({ message }) => message));
    const marked = (all: typeof before, code: string, text: typeof client.textOf) =>
      all.filter((each) => each.code === code).map(({ range }) => text(home).getText(range));
    expect(marked(others, 'unknown-property', client.textOf)).toEqual(['"styel"']);
    await client.replace(home, '\n"path" "', '"path"');
    const again = await client.findings(home, (all) => all.every(({ code }) => code !== 'syntax'));
    expect(again).toEqual(before);
  });

  it('CLI-14: findings that a baseline counts are left out, until there is one more of them', async () => {
    const cwd = await lspTenant({ 'pages/home.json': broken });
    await callCli(['lint', '--baseline', 'known.json', '--update-baseline'], { cwd });
    const client = await startLspClient(cwd, { args: ['--baseline', 'known.json'] });
    await client.open(home);
    const rest = await client.findings(home);
    expect(rest.map(({ code }) => code)).toContain('unknown-property');
    expect(rest.map(({ code }) => code)).not.toContain('heading-order');
    await client.replace(
      home,
      '"type": "buttonz"',
      '"type": "header", "data": { "text": "B", "level": 6 } }, { "type": "buttonz"',
    );
    const more = await client.findings(home, (all) =>
      all.some(({ code }) => code === 'heading-order'),
    );
    expect(more.filter(({ code }) => code === 'heading-order')).toHaveLength(2);
  });

  it('CLI-14: a document that is closed and opened again is reported again', async () => {
    const client = await startLspClient(await lspTenant({ 'pages/home.json': broken }));
    await client.open(home);
    const first = await client.findings(home);
    await client.close(home);
    await client.published.next(({ diagnostics }) => diagnostics.length === 0);
    const from = client.published.all.length;
    await client.open(home);
    const again = await client.published.next(({ uri }) => uri === client.uriOf(home), from);
    expect(again.diagnostics).toEqual(first);
  });

  it('CLI-14: a folder becomes a tenant, and stops being one, with its site.json', async () => {
    const cwd = await lspTenant({ 'pages/home.json': broken });
    const site = join(cwd, 'tenants/demo/site.json');
    const settings = await readFile(site, 'utf8');
    await rm(site);
    const client = await startLspClient(cwd);
    await client.open(home);
    const notify = (type: number) =>
      client.connection.sendNotification('workspace/didChangeWatchedFiles', {
        changes: [{ uri: pathToFileURL(site).href, type }],
      });
    await writeFile(site, settings);
    await notify(1);
    await client.findings(home, (all) => all.some(({ code }) => code === 'unknown-property'));
    const from = client.published.all.length;
    await rm(site);
    await notify(3);
    const cleared = await client.published.next(({ uri }) => uri === client.uriOf(home), from);
    expect(cleared.diagnostics).toEqual([]);
  });

  it('CLI-14: of two open pages that claim one path the later has a finding, until it moves', async () => {
    const client = await startLspClient(await lspTenant());
    await client.open(home);
    await client.open(offers);
    await client.findings(offers);
    await client.replace(offers, '"path": "/offers"', '"path": "/"');
    const clash = (all: { code?: unknown }[]) => all.some(({ code }) => code === 'duplicate-path');
    await client.findings(offers, clash);
    await client.replace(offers, '"path": "/"', '"path": "/offers"');
    await client.findings(offers, (all) => !clash(all));
    const ofHome = client.published.all.filter(({ uri }) => uri === client.uriOf(home));
    expect(ofHome.filter(({ diagnostics }) => clash(diagnostics))).toEqual([]);
  });

  it('CLI-14: findings of a text that has changed since are never published', async () => {
    const client = await startLspClient(await lspTenant());
    const corrected = broken.replace('"styel"', '"style"');
    const texts = [broken, ...Array.from({ length: 20 }, (_, at) => (at % 2 ? broken : corrected))];
    texts.push(datedPage('/', '2025-06-01', []));
    await client.open(home, texts[0]);
    for (const text of texts.slice(1)) await client.change(home, text);
    await client.findings(home);
    const published = client.published.all.filter(({ uri }) => uri === client.uriOf(home));
    const versions = published.map(({ version }) => version!);
    expect(versions).toEqual(versions.toSorted((one, other) => one - other));
    expect(versions.at(-1)).toBe(texts.length);
    for (const { version, diagnostics } of published) {
      const isFound = diagnostics.some(({ code }) => code === 'unknown-property');
      expect(isFound, `version ${version}`).toBe(texts[version! - 1] === broken);
    }
  });

  it('CLI-14: a change on the disk that the editor reports is seen', async () => {
    const cwd = await lspTenant();
    const client = await startLspClient(cwd);
    const asked = JSON.stringify(await client.registered.next(() => true));
    expect(asked).toContain('workspace/didChangeWatchedFiles');
    expect(asked).toContain('**/site.json');
    await client.open(home);
    await client.findings(home);
    await rm(join(cwd, offers));
    await client.connection.sendNotification('workspace/didChangeWatchedFiles', {
      changes: [{ uri: client.uriOf(offers), type: 3 }],
    });
    await client.findings(home, (all) => all.some(({ code }) => code === 'link-target'));
  });

  it('CLI-14: changes on the disk are seen without the editor’s reports', async () => {
    const cwd = await lspTenant();
    const client = await startLspClient(cwd, { capabilities: {} });
    await client.open(home);
    await client.findings(home);
    await rm(join(cwd, offers));
    await client.findings(home, (all) => all.some(({ code }) => code === 'link-target'));
  });

  it('CLI-14: the configuration and its unsaved text count, and its errors are reported', async () => {
    const cwd = await lspTenant({ 'pages/home.json': broken });
    const config = 'forecourt.config.json';
    await writeFile(join(cwd, config), '{ "rules": { "heading-order": "error" } }');
    const client = await startLspClient(cwd);
    await client.open(home);
    const level = (wanted: number | undefined) => (all: { code?: unknown; severity?: number }[]) =>
      all.find(({ code }) => code === 'heading-order')?.severity === wanted;
    await client.findings(home, level(1));
    await client.open(config);
    expect(await client.findings(config)).toEqual([]);
    await client.change(config, '{ "rules": { "heading-order": "off" } }');
    await client.findings(home, level(undefined));
    await client.change(config, '{ "rules": { "heading-order": "loud" } }');
    const [finding] = await client.findings(config, (all) => all.length > 0);
    expect(client.textOf(config).getText(finding!.range)).toBe('"loud"');
  });

  it('CLI-14: settings are taken from the command line, the editor’s start and its answers, and invalid ones are reported', async () => {
    const today = new Date();
    const day = (ahead: number) =>
      new Date(today.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
    const offer = { id: 'o1', title: 'A saving', starts_on: day(-9), ends_on: day(20) };
    const file = 'tenants/demo/data/offers.json';
    const cwd = await lspTenant({ 'data/offers.json': JSON.stringify([offer]) });
    const soon = (all: { code?: unknown }[]) => all.some(({ code }) => code === 'offer-ends-soon');
    const capabilities = { workspace: { configuration: true } };
    const variants = [
      { args: ['--horizon', '30d'] },
      { capabilities, settings: { horizon: '30d' } },
      // What is set at the start holds where the editor has nothing to add.
      { capabilities, initializationOptions: { horizon: '30d' } },
    ];
    for (const options of variants) {
      const client = await startLspClient(cwd, options);
      await client.open(file);
      await client.findings(file, soon);
    }
    const client = await startLspClient(cwd, { initializationOptions: { horizon: 'soon', at: 7 } });
    await client.logged.next(({ message }) =>
      message.includes('horizon soon is no number of days'),
    );
    await client.logged.next(({ message }) => message.includes('forecourt.at must be a string'));
    const bad = await callCli(['lsp', '--horizon', 'soon'], { cwd });
    expect(bad).toMatchObject({ code: 2, stdout: '' });
    expect(bad.stderr).toContain('--horizon soon is no number of days');
  });

  it('CLI-14, TEN-10: a domain that two tenants of one folder claim is reported in their settings', async () => {
    const cwd = await lspTenant();
    const other = 'tenants/other/site.json';
    const client = await startLspClient(cwd);
    const site = 'tenants/demo/site.json';
    await client.open(site);
    await client.findings(site);
    await mkdir(join(cwd, 'tenants/other'));
    await writeFile(join(cwd, other), client.textOf(site).getText());
    await client.open(other);
    const found = await client.findings(other, (all) =>
      all.some(({ message }) => message.includes('is also claimed by "demo"')),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(client.uriOf(other)).toBe(pathToFileURL(join(cwd, other)).href);
  });

  it.skipIf(!hasDemo)(
    'CLI-14: in a whole tenant full of slips, each file has exactly the findings of the commands',
    async () => {
      const { folder: cwd, tenant } = await brokenCopy();
      const files = globSync(`${tenant}/{site.json,pages/*.json,data/*.json,components/*.json}`, {
        cwd,
      }).sort();
      for (const [index, file] of files.entries()) {
        const text = await readFile(join(cwd, file), 'utf8');
        await writeFile(join(cwd, file), withSlip(withSlip(text, index + 1), index + 8));
      }
      const client = await startLspClient(cwd);
      const found: Record<string, string[]> = {};
      for (const file of files) {
        await client.open(file);
        found[file] = findingsOfServer(await client.findings(file));
        await client.close(file);
      }
      const reported = await findingsOfCommands(cwd);
      expect(Object.values(found).flat().length).toBeGreaterThan(20);
      expect(found).toEqual(
        Object.fromEntries(files.map((file) => [file, reported.get(file) ?? []])),
      );
    },
  );
});
