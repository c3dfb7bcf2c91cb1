import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startLspClient } from '../../testing/lsp-client.ts';
import type { PlainDiagnostic } from '../../testing/lsp-client.ts';
import { datedPage, lspTenant } from '../../testing/lsp-tenant.ts';

const home = 'tenants/demo/pages/home.json';
const page = (href: string) =>
  datedPage('/', '2024-03-01', [{ type: 'buttons', data: { buttons: [{ text: 'Go', href }] } }]);

interface Report {
  readonly kind: 'full' | 'unchanged';
  readonly resultId?: string;
  readonly items?: readonly PlainDiagnostic[];
}

const rulesOf = ({ items = [] }: Report) => items.map(({ code }) => code);

/** Starts an editor that asks for diagnostics, in a tenant whose home page has a dead link. */
async function pullingEditor() {
  const cwd = await lspTenant({ 'pages/home.json': page('/nowhere') });
  const client = await startLspClient(cwd, {
    capabilities: {
      textDocument: { diagnostic: {} },
      workspace: {
        didChangeWatchedFiles: { dynamicRegistration: true },
        diagnostics: { refreshSupport: true },
      },
    },
  });
  let refreshes = 0;
  let heard: (() => void) | undefined;
  client.connection.onRequest('workspace/diagnostic/refresh', () => {
    refreshes += 1;
    heard?.();
    return null;
  });
  return {
    ...{ cwd, client },
    refreshed: () => new Promise<void>((done) => (refreshes > 0 ? done() : (heard = done))),
    pull: (path: string, previousResultId?: string) =>
      client.request<Report>('diagnostic', path, undefined, { previousResultId }),
  };
}

describe('forecourt lsp: diagnostics on request', () => {
  it('CLI-14: an editor that asks for diagnostics gets those of the current text, and none are sent', async () => {
    const { client, pull } = await pullingEditor();
    expect(client.initialized.capabilities.diagnosticProvider).toMatchObject({
      ...{ interFileDependencies: true, workspaceDiagnostics: false },
    });
    await client.open(home);
    const first = await pull(home);
    expect([first.kind, rulesOf(first)]).toEqual(['full', ['link-target']]);
    expect(await pull(home, first.resultId)).toEqual({
      ...{ kind: 'unchanged', resultId: first.resultId },
    });
    await client.change(home, page('/'));
    expect(rulesOf(await pull(home, first.resultId))).not.toContain('link-target');
    await client.change(home, page('/never'));
    expect(rulesOf(await pull(home))).toContain('link-target');
    expect(client.published.all).toEqual([]);
  });

  it('CLI-14: the editor is asked to ask again once another file changes the findings', async () => {
    const { cwd, client, pull, refreshed } = await pullingEditor();
    await client.open(home);
    const { resultId } = await pull(home);
    const path = join(cwd, 'tenants/demo/pages/nowhere.json');
    await writeFile(path, datedPage('/nowhere', '2024-03-01', []));
    const changes = [{ uri: client.uriOf('tenants/demo/pages/nowhere.json'), type: 1 }];
    await client.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
    await refreshed();
    expect(rulesOf(await pull(home, resultId))).not.toContain('link-target');
    await rm(path);
  });

  it('CLI-14: a document that is not checked has none, and one that is closed does not wait', async () => {
    const { client, pull } = await pullingEditor();
    await client.open('package.json', '{ "name": 1 }');
    expect(await pull('package.json')).toEqual({ kind: 'full', items: [] });
    await client.open(home);
    const waiting = pull(home);
    await client.close(home);
    expect((await waiting).kind).toBe('full');
    expect(await pull(home)).toEqual({ kind: 'full', items: [] });
  });

  it('CLI-14: an editor that cannot be asked to ask again has its diagnostics sent', async () => {
    const cwd = await lspTenant({ 'pages/home.json': page('/nowhere') });
    const capabilities = { textDocument: { diagnostic: {} } };
    const client = await startLspClient(cwd, { capabilities });
    expect(client.initialized.capabilities.diagnosticProvider).toBeUndefined();
    await client.open(home);
    expect((await client.findings(home)).map(({ code }) => code)).toContain('link-target');
  });
});
