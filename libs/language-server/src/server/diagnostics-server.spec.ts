import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageJson, siteJson } from '@forecourt/content/testing/sample-tenant';
import { expect, it, onTestFinished } from 'vitest';
import type { Connection } from 'vscode-languageserver/node';
import { readSettings } from '../workspace/lsp-settings.ts';
import { createWorkspace } from '../workspace/workspace.ts';
import { diagnosticsChannel } from './diagnostics-channel.ts';
import { diagnosticsServer } from './diagnostics-server.ts';
import { editorDocuments } from './editor-documents.ts';

it('CLI-14: a removed tenant leaves memory, and is read again once it is back', async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'forecourt-removed-tenant-')));
  onTestFinished(() => rm(folder, { recursive: true }));
  const directory = join(folder, 'demo');
  const site = join(directory, 'site.json');
  const write = async () => {
    await mkdir(join(directory, 'pages'), { recursive: true });
    await writeFile(site, siteJson('demo'));
    await writeFile(join(directory, 'pages/home.json'), pageJson('/'));
  };
  await write();
  const workspace = createWorkspace();
  const connection = { console } as unknown as Connection;
  const diagnostics = diagnosticsServer({
    connection,
    workspace,
    channel: diagnosticsChannel(connection, () => true),
    documents: editorDocuments(workspace),
    settings: () => readSettings({}),
    rulePage: (rule) => rule,
  });
  onTestFinished(diagnostics.stop);

  await diagnostics.ready(directory);
  expect(workspace.snapshot(directory)?.slug).toBe('demo');
  await rm(directory, { recursive: true });
  diagnostics.touched([site]);
  await diagnostics.checked({ path: site, directory, file: 'site.json' });
  expect(workspace.sessions()).toEqual([]);
  await write();
  await diagnostics.ready(directory);
  expect(workspace.snapshot(directory)?.slug).toBe('demo');
});
