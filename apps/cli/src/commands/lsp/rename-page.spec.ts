import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pageJson } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import type {
  CreateFile,
  TextDocumentEdit,
  TextEdit,
  WorkspaceEdit,
  WorkspaceEditClientCapabilities,
} from 'vscode-languageserver-protocol/node';
import { startLspClient } from '../../testing/lsp-client.ts';
import { lspTenant } from '../../testing/lsp-tenant.ts';

const stock = 'tenants/demo/pages/cars.json';
const redirects = 'tenants/demo/redirects.json';

/** Renames `/cars` to `/stock` in a tenant without redirects, in an editor with these capabilities. */
async function renamedStock(workspaceEdit: WorkspaceEditClientCapabilities) {
  const root = await lspTenant({ 'pages/cars.json': pageJson('/cars') });
  await rm(join(root, redirects));
  const client = await startLspClient(root, {
    capabilities: { workspace: { workspaceEdit, workspaceFolders: true } },
  });
  await client.open(stock);
  const at = client.at(stock, '"/cars"', 3);
  const edit = await client.request<WorkspaceEdit>('rename', stock, at, { newName: '/stock' });
  return { edit, uriOf: client.uriOf };
}

describe('forecourt lsp: renaming the path of the stock', () => {
  it('CLI-14: the old path redirects to the new one, and the settings name the page', async () => {
    const { edit, uriOf } = await renamedStock({
      documentChanges: true,
      resourceOperations: ['create'],
    });
    const [created, ...changed] = edit.documentChanges as [CreateFile, ...TextDocumentEdit[]];
    expect(created).toEqual({ kind: 'create', uri: uriOf(redirects) });
    const written = Object.fromEntries(
      changed.map(({ textDocument: { uri }, edits }) => [
        uri,
        edits.map((each) => (each as TextEdit).newText).join(''),
      ]),
    );
    expect(written).toEqual({
      [uriOf(stock)]: 'stock',
      [uriOf('tenants/demo/site.json')]: ', "settings": {"cars":{"stockPath":"/stock"}}',
      [uriOf(redirects)]: '[\n  { "from": "/cars", "to": "/stock" }\n]\n',
    });
  });

  it('CLI-14: an editor that can’t create files gets the other changes', async () => {
    const { edit, uriOf } = await renamedStock({ documentChanges: true });
    expect(Object.keys(edit.changes ?? {})).toEqual([
      uriOf('tenants/demo/site.json'),
      uriOf(stock),
    ]);
  });
});
