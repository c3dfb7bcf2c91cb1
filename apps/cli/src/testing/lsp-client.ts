import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import type {
  ClientCapabilities,
  Diagnostic,
  InitializeResult,
  Position,
  PublishDiagnosticsParams,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { cliEnvironment, main, node } from './run-cli.ts';
import { afterTest } from './temporary-tenant.ts';

/** A published diagnostic; its message is plain text. */
export type PlainDiagnostic = Diagnostic & { readonly message: string };

interface Published extends PublishDiagnosticsParams {
  readonly diagnostics: PlainDiagnostic[];
}

/** Options of a test's editor. */
export interface LspClientOptions {
  readonly args?: readonly string[];
  readonly capabilities?: ClientCapabilities;
  readonly initializationOptions?: unknown;
  /** Its answer to a request for settings. */
  readonly settings?: unknown;
  /** Open folders; the client's own if left out. */
  readonly folders?: readonly string[];
}

/** Capabilities of a current editor, as far as the server uses them. */
const capable: ClientCapabilities = {
  textDocument: { completion: { completionItem: { snippetSupport: true } } },
  workspace: { didChangeWatchedFiles: { dynamicRegistration: true }, workspaceFolders: true },
};

/** Collects messages and waits for one that matches, earlier ones included, without timers. */
function inbox<T>(whenGone: Promise<unknown>) {
  const all: T[] = [];
  const waiting = new Set<() => void>();
  return {
    all,
    push: (message: T) => {
      all.push(message);
      for (const look of [...waiting]) look();
    },
    /** Returns the first matching message from an index on. */
    next: (fits: (message: T) => boolean, from = 0) =>
      new Promise<T>((done, fail) => {
        const look = () => {
          const found = all.slice(from).find(fits);
          if (found === undefined) return;
          waiting.delete(look);
          done(found);
        };
        waiting.add(look);
        void whenGone.then(() =>
          fail(new Error(`the server has ended; heard ${JSON.stringify(all)}`)),
        );
        look();
      }),
  };
}

/** Starts an editor that runs `forecourt lsp` over stdio. */
export async function startLspClient(cwd: string, options: LspClientOptions = {}) {
  const child = spawn(node, [main, 'lsp', '--stdio', ...(options.args ?? [])], {
    cwd,
    env: cliEnvironment(),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const exit = new Promise<number | null>((done) => child.on('close', done));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const published = inbox<Published>(exit);
  const logged = inbox<{ type: number; message: string }>(exit);
  const registered = inbox<unknown>(exit);
  connection.onNotification('textDocument/publishDiagnostics', published.push);
  connection.onNotification('window/logMessage', logged.push);
  connection.onRequest('client/registerCapability', (params) => {
    registered.push(params);
    return null;
  });
  connection.onRequest('workspace/configuration', () => [options.settings ?? null]);
  connection.listen();
  afterTest(async () => {
    child.kill('SIGKILL');
    await exit;
    connection.dispose();
  });

  const uriOf = (path: string) => pathToFileURL(join(cwd, path)).href;
  const folders = (options.folders ?? [cwd]).map((folder) => pathToFileURL(folder).href);
  const gone = exit.then((code) => {
    throw new Error(`the server has ended with ${code}: ${errors}`);
  });
  gone.catch(() => {});
  const initialize = connection.sendRequest<InitializeResult>('initialize', {
    processId: process.pid,
    rootUri: folders[0] ?? null,
    workspaceFolders: folders.map((uri) => ({ uri, name: uri })),
    capabilities: options.capabilities ?? capable,
    initializationOptions: options.initializationOptions,
  });
  const initialized = await Promise.race([initialize, gone]);
  await connection.sendNotification('initialized', {});

  const texts = new Map<string, TextDocument>();
  const textOf = (path: string) => texts.get(path)!;
  /** Returns the position of a string in an open document, plus an offset. */
  const at = (path: string, text: string, plus = 0, nth = 1): Position => {
    const content = textOf(path).getText();
    let offset = -1;
    for (let count = 0; count < nth; count += 1) offset = content.indexOf(text, offset + 1);
    if (offset < 0) throw new Error(`"${text}" is not in ${path}`);
    return textOf(path).positionAt(offset + plus);
  };

  /** Opens a document with the text on disk, or another one. */
  const open = async (path: string, text = readFileSync(join(cwd, path), 'utf8')) => {
    texts.set(path, TextDocument.create(uriOf(path), 'json', 1, text));
    const textDocument = { uri: uriOf(path), languageId: 'json', version: 1, text };
    await connection.sendNotification('textDocument/didOpen', { textDocument });
  };
  /** Replaces the whole text of a document. */
  const change = async (path: string, text: string) => {
    const version = textOf(path).version + 1;
    texts.set(path, TextDocument.create(uriOf(path), 'json', version, text));
    await connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: uriOf(path), version },
      contentChanges: [{ text }],
    });
  };

  return {
    exit,
    initialized,
    connection,
    published,
    logged,
    registered,
    errors: () => errors,
    uriOf,
    textOf,
    at,
    open,
    change,
    /** Edits a part of a document, as typing does. */
    replace: (path: string, before: string, after: string) =>
      change(path, textOf(path).getText().replace(before, after)),
    close: (path: string) =>
      connection.sendNotification('textDocument/didClose', { textDocument: { uri: uriOf(path) } }),
    /** Returns the findings of the document's current version, once they are published. */
    findings: async (path: string, fits: (found: PlainDiagnostic[]) => boolean = () => true) => {
      const { version } = textOf(path);
      const isIt = (params: Published) =>
        params.uri === uriOf(path) && params.version === version && fits(params.diagnostics);
      return (await published.next(isIt)).diagnostics;
    },
    request: <R>(method: string, path: string, position?: Position, more: object = {}) =>
      Promise.race([
        connection.sendRequest<R>(`textDocument/${method}`, {
          textDocument: { uri: uriOf(path) },
          position,
          ...more,
        }),
        gone,
      ]),
  };
}

export type LspClient = Awaited<ReturnType<typeof startLspClient>>;
