import { describe, expect, it } from 'vitest';
import type { TextEdit, WorkspaceEdit } from 'vscode-languageserver-protocol/node';
import { siteJson } from '@forecourt/content/testing/sample-tenant';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { startLspClient } from '../../testing/lsp-client.ts';
import { datedPage, lspTenant } from '../../testing/lsp-tenant.ts';

const tenant = 'tenants/demo';
const home = `${tenant}/pages/home.json`;
const site = `${tenant}/site.json`;
const models = `${tenant}/data/models.json`;
const component = `${tenant}/components/hero.json`;
const picture = '/assets/cars/ute.svg';

const naming = (address: string) =>
  datedPage('/', '2024-03-01', [
    { type: 'image', data: { file: { url: address }, alt: 'Ä ute' } },
    {
      type: 'paragraph',
      data: {
        text: `Ä <a href="https://demo.example${address}?v=2">ute</a> <img src="${address}">`,
      },
    },
  ]);
const inside = (address: string, files: Readonly<Record<string, string>> = {}) => ({
  'assets/cars/ute.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"></svg>',
  'site.json': JSON.stringify({
    ...(JSON.parse(siteJson('demo')) as object),
    ...{ domains: ['demo.example'], theme: { color: { brand: '#1f4e5f' }, logo: address } },
  }),
  'data/models.json': JSON.stringify([
    { id: '401', slug: 'tern', name: 'Tern', image: { url: address } },
  ]),
  'components/hero.json': JSON.stringify({
    ...{ name: 'hero', props: [] },
    blocks: [{ type: 'image', data: { file: { url: address }, alt: 'A ute' } }],
  }),
  ...files,
});

/** An editor with every file open that may name an asset, and a rename of files that it asks about. */
async function startRenaming(files: Readonly<Record<string, string>>) {
  const client = await startLspClient(await lspTenant(files));
  const documents = [home, site, models, component];
  for (const path of documents) await client.open(path);
  const rename = async (from: string, to: string) => {
    const [oldUri, newUri] = [from, to].map((path) => client.uriOf(`${tenant}/${path}`));
    const edit = await client.connection.sendRequest<WorkspaceEdit>('workspace/willRenameFiles', {
      files: [{ oldUri, newUri }],
    });
    const changes = Object.entries(edit.changes!);
    return {
      files: changes.map(([uri]) => uri.replace(/.*\/demo\//, '')).toSorted(),
      after: (path: string) =>
        TextDocument.applyEdits(
          client.textOf(path),
          edit.changes![client.uriOf(path)] as TextEdit[],
        ),
    };
  };
  return { client, documents, rename };
}

describe('forecourt lsp: renaming files of assets', () => {
  it('CLI-14: moves every reference with a file: pages, mark-up, settings, data and components', async () => {
    const { client, documents, rename } = await startRenaming(inside(picture));
    await client.change(home, naming(picture));
    const { files, after } = await rename('assets/cars/ute.svg', 'assets/utes/drover.svg');
    expect(files).toEqual(documents.map((path) => path.slice(tenant.length + 1)).toSorted());
    for (const path of documents) {
      const before = client.textOf(path).getText();
      expect(after(path)).toBe(before.replaceAll(picture, '/assets/utes/drover.svg'));
      expect(before).toContain(picture);
    }
  });

  it('CLI-14: moves references with the folder that a file is in, and with nothing else of that name', async () => {
    const { client, rename } = await startRenaming(inside(picture));
    await client.change(home, naming('/assets/cars-2/ute.svg'));
    const { files, after } = await rename('assets/cars', 'assets/stock/cars');
    expect(files).toEqual(['components/hero.json', 'data/models.json', 'site.json']);
    expect(JSON.parse(after(models))).toMatchObject([
      { image: { url: '/assets/stock/cars/ute.svg' } },
    ]);
  });

  it('CLI-14: leaves references alone when a file leaves the assets, and when a page’s file is renamed', async () => {
    const { client, rename } = await startRenaming(inside(picture));
    expect((await rename('assets/cars/ute.svg', 'ute.svg')).files).toEqual([]);
    expect((await rename('pages/offers.json', 'pages/deals.json')).files).toEqual([]);
    expect(client.initialized.capabilities.workspace?.fileOperations?.willRename).toEqual({
      filters: [{ scheme: 'file', pattern: { glob: '**/assets/**' } }],
    });
  });
});
