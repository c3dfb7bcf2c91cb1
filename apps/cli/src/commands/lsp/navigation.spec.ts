import { describe, expect, it } from 'vitest';
import type {
  CodeAction,
  DocumentLink,
  DocumentSymbol,
  Hover,
  Location,
  MarkupContent,
  Position,
  Range,
  TextEdit,
  WorkspaceEdit,
  SymbolInformation,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { startLspClient } from '../../testing/lsp-client.ts';
import type { LspClient } from '../../testing/lsp-client.ts';
import { datedPage, lspTenant } from '../../testing/lsp-tenant.ts';

const home = 'tenants/demo/pages/home.json';
const offers = 'tenants/demo/pages/offers.json';

const hoverAt = async (client: LspClient, path: string, position: Position) => {
  const hover = await client.request<Hover | null>('hover', path, position);
  return hover === null ? '' : (hover.contents as MarkupContent).value.replaceAll('\\', '');
};

describe('forecourt lsp: explaining and finding', () => {
  it('CLI-14: hovering shows what a value names, its schema’s description and the effect of the page’s date', async () => {
    const client = await startLspClient(await lspTenant());
    await client.open(home);
    const over = (text: string, plus = 2, nth = 1) =>
      hoverAt(client, home, client.at(home, text, plus, nth));
    expect(await over('/offers#top-deal')).toContain('top-deal');
    expect(await over('/offers\\"')).toContain('**Page /offers**');
    expect(await over('/assets/ute.svg')).toContain('3 × 2 pixels');
    expect(await over('"tern"')).toContain('**Tern** (data/models.json)');
    expect(await over('"callUs"')).toContain('A button that calls.');
    expect(await over('"alt"')).toMatch(/[Ii]mage/);
    const type = await over('"buttons"');
    expect(type).toContain('rows of equal width');
    expect(type).toContain('Layout on 2024-03-01: **flow**, until 2024-05-20');
    expect(await over('"buttonsPerRow"')).toContain(
      'Not looked at on 2024-03-01: the layout **flow** has no use for it; it counts from 2024-05-20',
    );
    expect(await over('2024-03-01')).toContain('- buttons: **flow**, until 2024-05-20');
    await client.replace(home, '2024-03-01', '2024-05-20');
    expect(await over('"buttons"')).toContain('Layout on 2024-05-20: **rows**, since 2024-05-20');
    expect(await over('"buttonsPerRow"')).not.toContain('Not looked at');
  });

  it('CLI-14: one goes from a name to what it names: page, block, entry, file, component, step, rule', async () => {
    const cwd = await lspTenant();
    const client = await startLspClient(cwd);
    const form = {
      type: 'form',
      data: {
        formSteps: [
          {
            key: 'one',
            customRules: { skipRules: [{ key: 'name', values: ['x'], target: 'three' }] },
          },
          { key: 'two' },
          { key: 'three' },
        ],
      },
    };
    const custom = { type: 'customComponent', data: { name: 'callUs', props: { number: '1' } } };
    await client.open(home);
    const to = async (path: string, text: string, nth = 1) => {
      const at = client.at(path, text, 2, nth);
      const found = await client.request<Location | null>('definition', path, at);
      return found === null
        ? null
        : [found.uri.replace(/.*\/tenants/, 'tenants'), found.range.start.line];
    };
    expect(await to(home, '/offers\\"')).toEqual([offers, 2]);
    await client.open(offers);
    const deal = client.at(offers, '"top-deal"').line;
    expect(await to(home, '/offers#top-deal')).toEqual([offers, deal]);
    expect(await to(home, '"tern"')).toEqual(['tenants/demo/data/models.json', 1]);
    expect(await to(home, '/assets/ute.svg')).toEqual(['tenants/demo/assets/ute.svg', 0]);
    expect(await to(home, '"callUs"')).toEqual(['tenants/demo/components/call-us.json', 1]);
    await client.change(home, datedPage('/', '2025-06-01', [form, custom]));
    const steps = client.at(home, '"key": "three"').line - 1;
    expect(await to(home, '"three"')).toEqual([home, steps]);
    expect(await to(home, '"callUs"')).toEqual(['tenants/demo/components/call-us.json', 1]);
    expect(await to(home, 'A heading')).toBeNull();
  });

  it('CLI-14: every reference to a page, a slug and a component is found', async () => {
    const client = await startLspClient(await lspTenant());
    await client.open(home);
    await client.open(offers);
    const found = async (path: string, text: string, includeDeclaration = false) => {
      const context = { includeDeclaration };
      const at = client.at(path, text, 2);
      const locations = await client.request<Location[]>('references', path, at, { context });
      return locations.map(
        ({ uri, range }) => `${uri.replace(/.*\/demo\//, '')}:${range.start.line}`,
      );
    };
    const inPages = [`pages/home.json:${client.at(home, '/offers\\"').line}`];
    expect(await found(offers, '"/offers"')).toEqual(inPages);
    expect(await found(offers, '"/offers"', true)).toEqual(['pages/offers.json:2', ...inPages]);
    const models = 'tenants/demo/data/models.json';
    await client.open(models);
    expect(await found(models, '"tern"')).toEqual([
      `pages/home.json:${client.at(home, '"tern"').line}`,
    ]);
    const component = 'tenants/demo/components/call-us.json';
    await client.open(component);
    expect(await found(component, '"callUs"')).toEqual([
      `pages/home.json:${client.at(home, '"callUs"').line}`,
    ]);
  });

  it('CLI-14: renaming a page’s path moves every link to it, in mark-up too, and nothing else', async () => {
    const redirects = 'tenants/demo/redirects.json';
    const moved = '[{ "from": "/old", "to": "/offers?a=b" }]';
    const client = await startLspClient(await lspTenant({ 'redirects.json': moved }));
    await client.open(home);
    await client.open(offers);
    await client.open(redirects);
    const at = client.at(offers, '"/offers"', 3);
    const prepared = await client.request<{ range: Range; placeholder: string }>(
      'prepareRename',
      offers,
      at,
    );
    expect(prepared.placeholder).toBe('/offers');
    expect(client.textOf(offers).getText(prepared.range)).toBe('/offers');
    const move = (newName: string, path = offers, position = at) =>
      client.request<WorkspaceEdit | null>('rename', path, position, { newName });
    const edit = await move('/specials/winter');
    const after = (path: string) =>
      TextDocument.applyEdits(
        client.textOf(path),
        edit!.changes![client.uriOf(path)] as TextEdit[],
      );
    const before = (path: string) => client.textOf(path).getText();
    expect(after(offers)).toBe(before(offers).replace('"/offers"', '"/specials/winter"'));
    expect(after(home)).toBe(
      before(home)
        .replace('"/offers#top-deal"', '"/specials/winter#top-deal"')
        .replace('href=\\"/offers', 'href=\\"/specials/winter'),
    );
    expect(after(redirects)).toBe(
      moved
        .replace('/offers', '/specials/winter')
        .replace(' }]', ' }, { "from": "/offers", "to": "/specials/winter" }]'),
    );
    expect(Object.keys(edit!.changes!)).toHaveLength(3);
    const fromLink = await move('/specials/winter', home, client.at(home, '/offers#', 3));
    expect(fromLink).toEqual(edit);
    const empty = 'tenants/demo/pages/empty.json';
    await client.open(empty);
    const ofEmpty = await move('/bare', empty, client.at(empty, '"/empty"', 3));
    expect(Object.keys(ofEmpty!.changes!)).toContain(client.uriOf(empty));
    await expect(move('Not a path')).rejects.toThrow('"Not a path" must be a path such as');
    await expect(move('/api/x')).rejects.toThrow(
      '"/api/x" can\'t be a page\'s path: /api belongs to the platform',
    );
    await expect(move('/shortlist')).rejects.toThrow('is an address of the platform itself');
    await expect(move('/start', home, client.at(home, '"/"', 2))).rejects.toThrow(
      'the home page stays at "/"',
    );
    await expect(move('/empty')).rejects.toThrow(
      '"/empty" is the path of pages/empty.json already',
    );
    expect(await client.request('prepareRename', home, client.at(home, '"tern"', 2))).toBeNull();
  });

  it('CLI-14: a page’s outline is its blocks, pages are found by path and title, links can be followed', async () => {
    const client = await startLspClient(await lspTenant());
    const columns = {
      type: 'columns',
      data: { cols: [{ blocks: [{ type: 'paragraph', data: { text: 'Within <b>one</b>' } }] }] },
    };
    await client.open(home);
    const links = await client.request<DocumentLink[]>('documentLink', home);
    const text = client.textOf(home);
    expect(
      links.map(({ range, target }) => [text.getText(range), target?.replace(/.*\/demo/, '')]),
    ).toEqual([
      ['/offers#top-deal', '/pages/offers.json'],
      ['/offers', '/pages/offers.json'],
      ['/assets/ute.svg', '/assets/ute.svg'],
    ]);
    await client.change(home, datedPage('/', '2025-06-01', [columns]));
    const outline = await client.request<DocumentSymbol[]>('documentSymbol', home);
    expect(outline.map(({ name, detail }) => [name, detail])).toEqual([
      ['header', 'A heading'],
      ['columns', ''],
    ]);
    expect(outline[1]!.children).toMatchObject([{ name: 'paragraph', detail: 'Within one' }]);
    const models = 'tenants/demo/data/models.json';
    await client.open(models);
    expect(await client.request('documentSymbol', models)).toMatchObject([
      { name: 'Tern', detail: 'tern' },
      { name: 'Drover', detail: 'drover' },
    ]);
    const pages = await client.connection.sendRequest<SymbolInformation[]>('workspace/symbol', {
      query: 'offers',
    });
    const start = { line: 0, character: 0 };
    expect(pages).toMatchObject([
      {
        name: '/offers',
        containerName: 'Page /offers (demo)',
        location: { uri: client.uriOf(offers), range: { start, end: start } },
      },
    ]);
  });

  it('CLI-6, CLI-14: quick fixes rename, replace, remove and suppress; nothing else in the text changes', async () => {
    const client = await startLspClient(await lspTenant());
    const page = datedPage('/', '2024-03-01', [
      { type: 'buttonz', data: {} },
      {
        type: 'buttons',
        data: { buttonPerRow: 2, buttons: [{ text: 'Go', href: '/ofers#top-deal' }] },
      },
      { type: 'paragraph', data: { text: 'x <a href="/ofers">y</a> <a href="/empty">z</a>' } },
      { type: 'header', data: { text: 'Deep', level: 4 } },
      { type: 'imageBanner', data: { image: '/assets/ute.svg', heading: 'H', overlay: true } },
    ]).replaceAll('\n', '\r\n');
    await client.open(home, page);
    await client.findings(home);
    const fixed = async (text: string, title: RegExp, plus = 2) => {
      const at = client.at(home, text, plus);
      const range = { start: at, end: at };
      const actions = await client.request<CodeAction[]>('codeAction', home, undefined, {
        range,
        context: { diagnostics: [] },
      });
      const found = actions.find((action) => title.test(action.title));
      if (found === undefined) throw new Error(actions.map((action) => action.title).join('; '));
      // A suggestion may be wrong, so only what `lint --fix` does is preferred.
      expect(found.isPreferred, found.title).toBe(/^(?:Remove|Set) /.test(found.title));
      const edits = found.edit!.changes![client.uriOf(home)] as TextEdit[];
      return TextDocument.applyEdits(client.textOf(home), edits);
    };
    const replaced = (before: string, after: string) => page.replace(before, after);
    expect(await fixed('"buttonz"', /Change to "buttons"/)).toBe(
      replaced('"buttonz"', '"buttons"'),
    );
    expect(await fixed('"buttonPerRow"', /Change to "buttonsPerRow"/)).toBe(
      replaced('"buttonPerRow"', '"buttonsPerRow"'),
    );
    expect(await fixed('/ofers\\"', /Change to "\/offers"/)).toBe(
      replaced('href=\\"/ofers', 'href=\\"/offers'),
    );
    expect(await fixed('"level": 4', /Change to "3"/, 9)).toBe(
      replaced('"level": 4', '"level": 3'),
    );
    const quiet = await fixed('"level": 4', /Suppress heading-order here, with a reason/, 9);
    expect(JSON.parse(quiet)).toMatchObject({
      lintIgnore: [{ rule: 'heading-order', reason: '', pointer: '/blocks/4/data/level' }],
    });
    expect(quiet.replaceAll('\r\n', '')).not.toContain('\n');
    await client.change(home, quiet);
    const asked = await client.findings(home);
    expect(asked.map(({ code }) => code)).not.toContain('heading-order');
    expect(asked.map(({ message }) => message)).toContain('must have at least 3 characters');
  });

  it('CLI-14: all that lint --fix would do is one action', async () => {
    const client = await startLspClient(await lspTenant());
    const banner = { type: 'financeCalculator', data: {} };
    const page = datedPage('/', '2024-03-01', [banner]);
    const unused = { lintIgnore: [{ rule: 'heading-order', reason: 'nothing there' }] };
    const text = `${JSON.stringify({ ...(JSON.parse(page) as object), ...unused }, null, 2)}\n`;
    await client.open(home, text);
    await client.findings(home, (all) =>
      all.some(({ code }) => code === 'suppression-without-effect'),
    );
    const start = { line: 0, character: 0 };
    const [action] = await client.request<CodeAction[]>('codeAction', home, undefined, {
      range: { start, end: start },
      context: { diagnostics: [], only: ['source.fixAll'] },
    });
    const edits = action!.edit!.changes![client.uriOf(home)] as TextEdit[];
    const after = TextDocument.applyEdits(client.textOf(home), edits);
    await client.change(home, after);
    const left = await client.findings(home);
    expect(left.map(({ code }) => code)).not.toContain('suppression-without-effect');
  });
});
