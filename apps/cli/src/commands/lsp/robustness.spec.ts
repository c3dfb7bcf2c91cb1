import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteJson } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { CancellationTokenSource } from 'vscode-languageserver-protocol/node';
import { startLspClient } from '../../testing/lsp-client.ts';
import { datedPage, lspTenant } from '../../testing/lsp-tenant.ts';

const home = 'tenants/demo/pages/home.json';
const whole = datedPage('/', '2024-03-01', [
  { type: 'buttons', data: { styel: 'x', buttons: [{ text: '😀', href: '/offers' }] } },
]);

/** Texts that nobody should have to read. */
const garbage: Readonly<Record<string, string>> = {
  nothing: '',
  spaces: '  \r\n ',
  'a half': whole.slice(0, whole.length / 2),
  'a half text': whole.slice(0, whole.indexOf('/offers') + 3),
  'no JSON': '<html>{{{"":[,,]}',
  'another value': '[null, 1, "x", {"blocks": "none"}]',
  'wrong types':
    '{"path": 7, "publicationDate": [], "blocks": [null, 3, {"type": 4, "data": []}, {"type": "form", "data": {"formSteps": "x", "fields": {}}}]}',
  'odd names':
    '{"__proto__": {"blocks": 1}, "constructor": 1, "blocks": [{"type": "constructor", "data": {}}, {"type": "__proto__", "data": {"toString": 1}}]}',
  'halves of characters': `{"title": "\ud800", "blocks": [{"type": "\udc00", "data": {}}]}`,
  'a bomb of brackets': '['.repeat(200_000),
  'a bomb of objects': '{"a":'.repeat(100_000),
  'one huge text': `{"title": "${'x'.repeat(6_000_000)}"}`,
};

const requests = ['hover', 'definition', 'completion', 'documentSymbol', 'documentLink'];

describe('forecourt lsp: whatever comes', () => {
  it('CLI-14: garbage is answered, never with an error, and the server stays', async () => {
    const client = await startLspClient(await lspTenant());
    await client.open(home);
    await client.findings(home);
    for (const [name, text] of Object.entries(garbage)) {
      await client.change(home, text);
      const document = client.textOf(home);
      const end = document.getText().length;
      for (const offset of [0, Math.floor(end / 2), end]) {
        const position = document.positionAt(offset);
        const context = { includeDeclaration: true, diagnostics: [] };
        const range = { start: position, end: position };
        for (const method of [...requests, 'references', 'codeAction'])
          await client.request(method, home, position, { context, range });
      }
      const found = await client.findings(home);
      expect(found.length, name).toBeGreaterThan(0);
    }
    expect(client.logged.all.filter(({ type }) => type === 1)).toEqual([]);
    await client.change(home, whole);
    const found = await client.findings(home);
    expect(found.map(({ code }) => code)).toContain('unknown-property');
  });

  it('CLI-14: a request that fails is logged to the editor and answered with nothing; the server goes on', async () => {
    const client = await startLspClient(await lspTenant());
    await client.open(home);
    const ask = (method: string, params: object) =>
      client.connection.sendRequest<unknown>(`textDocument/${method}`, params);
    for (const method of requests) expect(await ask(method, {}), method).toBeNull();
    const logged = client.logged.all.filter(({ type }) => type === 1);
    expect(logged).toHaveLength(requests.length);
    expect(logged[0]!.message).toMatch(/^hover failed: TypeError/);
    const textDocument = { uri: client.uriOf(home) };
    for (const position of [
      { line: -1, character: -7 },
      { line: 1e9, character: 1e9 },
    ])
      for (const method of requests) await ask(method, { textDocument, position });
    await expect(ask('somethingElse', {})).rejects.toMatchObject({ code: -32601 });
    expect(await client.request('hover', home, client.at(home, '"tern"', 2))).not.toBeNull();
  });

  it('CLI-14: an editor that reports other folders but does not name them is no end of the server', async () => {
    const client = await startLspClient(await lspTenant());
    // This client does not answer a request for its folders.
    const event = { added: [], removed: [] };
    await client.connection.sendNotification('workspace/didChangeWorkspaceFolders', { event });
    const { message } = await client.logged.next(({ type }) => type === 1);
    expect(message).toMatch(/^following the editor’s folders and settings failed: /);
    await client.open(home);
    expect(await client.request('hover', home, client.at(home, '"tern"', 2))).not.toBeNull();
  });

  it('CLI-14: places are right with CR LF, a byte order mark and characters outside the basic plane', async () => {
    const client = await startLspClient(await lspTenant());
    const oneLine = JSON.stringify(JSON.parse(whole.replace('"A heading"', '"😀😀 héading"')));
    const texts = [whole.replaceAll('\n', '\r\n'), `\ufeff${oneLine}`, `\ufeff${whole}`, oneLine];
    await client.open(home);
    for (const text of texts) {
      await client.change(home, text);
      const found = await client.findings(home);
      const marked = found.find(({ code }) => code === 'unknown-property')!;
      expect(client.textOf(home).getText(marked.range)).toBe('"styel"');
      const links = await client.request<{ range: typeof marked.range }[]>('documentLink', home);
      expect(links.map(({ range }) => client.textOf(home).getText(range))).toEqual(['/offers']);
    }
  });

  it('CLI-14: edits of a part of the text are followed, surrogate pairs and all', async () => {
    const client = await startLspClient(await lspTenant());
    await client.open(home, whole);
    const start = client.at(home, '😀', 2);
    await client.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: client.uriOf(home), version: 2 },
      contentChanges: [{ range: { start, end: start }, text: '😀' }],
    });
    const checked = await client.published.next(({ version }) => version === 2);
    expect(checked.diagnostics.map(({ code }) => code)).toContain('unknown-property');
  });

  it('CLI-14: files outside of every tenant and addresses that are no files get nothing, without an error', async () => {
    const cwd = await lspTenant();
    await writeFile(join(cwd, 'other.json'), '{ "blocks": [ }');
    const client = await startLspClient(cwd);
    await client.open('other.json');
    const at = { line: 0, character: 3 };
    expect(await client.request('hover', 'other.json', at)).toBeNull();
    const uri = 'untitled:Untitled-1';
    const textDocument = { uri, languageId: 'json', version: 1, text: '{"a": 1}' };
    await client.connection.sendNotification('textDocument/didOpen', { textDocument });
    expect(
      await client.connection.sendRequest('textDocument/hover', {
        textDocument: { uri },
        position: at,
      }),
    ).toBeNull();
    expect(
      await client.connection.sendRequest('textDocument/hover', {
        textDocument: { uri: 'file:///nowhere%00/%E0%A4%A' },
        position: at,
      }),
    ).toBeNull();
    expect(client.published.all.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
    expect(client.logged.all.filter(({ type }) => type === 1)).toEqual([]);
  });

  it('CLI-14: a tenant without usable settings is reported, and is checked once they are there', async () => {
    const cwd = await lspTenant({ 'site.json': '{ "slug": "demo"' });
    const client = await startLspClient(cwd);
    const site = 'tenants/demo/site.json';
    await client.open(home);
    await client.findings(home);
    await client.open(site);
    expect(await client.findings(site)).toMatchObject([
      { code: 'syntax', message: expect.stringContaining('are not checked') },
    ]);
    await client.change(site, siteJson('demo'));
    await client.findings(site, (all) => !all.some(({ code }) => code === 'syntax'));
    const hover = await client.request('hover', home, client.at(home, '/offers#', 2));
    expect(JSON.stringify(hover)).toContain('The block');
  });

  it('CLI-14: a request that the editor takes back is answered as cancelled', async () => {
    const client = await startLspClient(await lspTenant());
    await client.open(home);
    const source = new CancellationTokenSource();
    const position = client.at(home, '/offers#', 2);
    const params = { textDocument: { uri: client.uriOf(home) }, position };
    const request = client.connection.sendRequest('textDocument/hover', params, source.token);
    source.cancel();
    await expect(request).rejects.toMatchObject({ code: -32800 });
    expect(await client.request('hover', home, position)).not.toBeNull();
  });

  it('CLI-14: it ends as the protocol says: 0 when asked, 1 when the editor just goes', async () => {
    const cwd = await lspTenant();
    const polite = await startLspClient(cwd);
    await polite.connection.sendRequest('shutdown');
    await polite.connection.sendNotification('exit');
    expect(await polite.exit).toBe(0);
    expect(polite.errors()).toBe('');
    const abrupt = await startLspClient(cwd);
    await abrupt.connection.sendNotification('exit');
    expect(await abrupt.exit).toBe(1);
    const gone = await startLspClient(cwd);
    gone.connection.end();
    expect(await gone.exit).toBe(1);
    expect(gone.errors()).toBe('');
  });

  it('CLI-14: capabilities are announced at the start, positions in UTF-16', async () => {
    const { initialized } = await startLspClient(await lspTenant());
    expect(initialized).toMatchObject({
      serverInfo: { name: 'forecourt' },
      capabilities: {
        positionEncoding: 'utf-16',
        hoverProvider: true,
        definitionProvider: true,
        referencesProvider: true,
        documentSymbolProvider: true,
        codeActionProvider: { codeActionKinds: ['quickfix', 'source.fixAll.forecourt'] },
      },
    });
  });
});
