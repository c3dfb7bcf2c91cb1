import { describe, expect, it } from 'vitest';
import type {
  CodeAction,
  CompletionList,
  Hover,
  Location,
  Range,
  WorkspaceEdit,
} from 'vscode-languageserver-protocol/node';
import { startLspClient } from '../../testing/lsp-client.ts';
import { datedPage, lspTenant } from '../../testing/lsp-tenant.ts';

const home = 'tenants/demo/pages/home.json';
const offers = 'tenants/demo/pages/offers.json';
const linking = (href: string) =>
  datedPage('/', '2024-03-01', [
    { type: 'paragraph', data: { text: `See <a href="${href}">it</a>.` } },
    { type: 'buttons', data: { buttons: [{ text: 'Go', href }] } },
  ]);

/** An editor with both pages open, the home page without a link to the other. */
async function startEditing() {
  const client = await startLspClient(await lspTenant());
  await client.open(offers);
  await client.open(home, linking('/empty'));
  await client.findings(home);
  return client;
}

describe('forecourt lsp: a request sees the changes sent just before it', () => {
  it('CLI-14: renaming moves links that were just typed in another document', async () => {
    const client = await startEditing();
    await client.change(home, linking('/offers'));
    const at = client.at(offers, '"/offers"', 3);
    const edit = await client.request<WorkspaceEdit>('rename', offers, at, { newName: '/deals' });
    expect(edit.changes![client.uriOf(home)]).toHaveLength(2);
  });

  it('CLI-14: references are those of the text as it is', async () => {
    const client = await startEditing();
    const context = { includeDeclaration: false };
    const found = (href: string) =>
      client
        .change(home, linking(href))
        .then(() => client.at(offers, '"/offers"', 3))
        .then((at) => client.request<Location[]>('references', offers, at, { context }));
    expect(await found('/offers')).toHaveLength(2);
    expect(await found('/empty')).toHaveLength(0);
  });

  it('CLI-14: so are definitions, hovers, completions and what can be renamed, by a path just typed', async () => {
    const client = await startEditing();
    await client.change(home, linking('/deals'));
    await client.replace(offers, '"/offers"', '"/deals"');
    const at = client.at(home, '/deals', 2);
    const found = await client.request<Location | null>('definition', home, at);
    expect(found?.uri).toBe(client.uriOf(offers));
    await client.replace(offers, '"/deals"', '"/savings"');
    await client.change(home, linking('/savings'));
    const hover = await client.request<Hover | null>('hover', home, client.at(home, '/savings', 2));
    expect(JSON.stringify(hover)).toContain('Page /offers');
    await client.replace(offers, '"/savings"', '"/bargains"');
    await client.change(home, linking('/bargains'));
    const at2 = client.at(home, '/bargains', 2);
    expect(
      await client.request<{ placeholder: string; range: Range } | null>(
        'prepareRename',
        home,
        at2,
      ),
    ).toMatchObject({ placeholder: '/bargains' });
    await client.replace(offers, '"/bargains"', '"/autumn-sale"');
    const { items } = await client.request<CompletionList>('completion', home, at2);
    expect(items.map(({ label }) => label)).toContain('/autumn-sale');
  });

  it('CLI-14: quick fixes are those of the text as it is, also of a file outside any tenant', async () => {
    const client = await startEditing();
    const start = { line: 0, character: 0 };
    const fixes = async (path: string) => {
      const range = { start, end: { line: 999, character: 0 } };
      const params = { range, context: { diagnostics: [] } };
      const found = await client.request<CodeAction[]>('codeAction', path, undefined, params);
      return found.map(({ title }) => title);
    };
    await client.change(home, linking('/ofers'));
    expect(await fixes(home)).toContain('Change to "/offers"');
    const config = 'forecourt.config.json';
    await client.open(config, '{ "rules": {} }');
    await client.change(config, '{ "rulez": {} }');
    expect(await fixes(config)).toContain('Change to "rules"');
  });
});
