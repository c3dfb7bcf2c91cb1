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

/** A finding as the server tells it: its message is plain text. */
export type ToldDiagnostic = Diagnostic & { readonly message: string };

interface Published extends PublishDiagnosticsParams {
  readonly diagnostics: ToldDiagnostic[];
}

/** How an editor of a test behaves. */
export interface LspClientOptions {
  readonly args?: readonly string[];
  readonly capabilities?: ClientCapabilities;
  readonly initializationOptions?: unknown;
  /** What it answers when it is asked for its settings. */
  readonly settings?: unknown;
  /** Folders that it has open; the client's own if left out. */
  readonly folders?: readonly string[];
}

/** What an editor of today can do, as far as the server asks. */
const capable: ClientCapabilities = {
  textDocument: { completion: { completionItem: { snippetSupport: true } } },
  workspace: { didChangeWatchedFiles: { dynamicRegistration: true }, workspaceFolders: true },
};

/** Waits for messages that a check accepts, without a clock: those that came before count, too. */
function inbox<T>(whenGone: Promise<unknown>) {
  const all: T[] = [];
  const waiting = new Set<() => void>();
  return {
    all,
    push: (message: T) => {
      all.push(message);
      for (const look of [...waiting]) look();
    },
    /** The first message from an index on that fits. */
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

/** An editor that has started `forecourt lsp` and speaks to it over stdio. */
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
  /** Where a text begins in an open document, plus so many characters. */
  const at = (path: string, text: string, plus = 0, nth = 1): Position => {
    const content = textOf(path).getText();
    let offset = -1;
    for (let count = 0; count < nth; count += 1) offset = content.indexOf(text, offset + 1);
    if (offset < 0) throw new Error(`"${text}" is not in ${path}`);
    return textOf(path).positionAt(offset + plus);
  };

  /** Opens a document with the text of the disk, or another one. */
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
    /** Findings of the document's version that is open now, once they are told. */
    findings: async (path: string, fits: (found: ToldDiagnostic[]) => boolean = () => true) => {
      const { version } = textOf(path);
      const isIt = (params: Published) =>
        params.uri === uriOf(path) && params.version === version && fits(params.diagnostics);
      return (await published.next(isIt)).diagnostics;
    },
    request: <R>(method: string, path: string, position?: Position, more: object = {}) =>
      Promise.race([
        connection.sendRequest<R>(`textDocument/${method}`, {
          textDocument: { uri: uriOf(path) },
          ...(position && { position }),
          ...more,
        }),
        gone,
      ]),
  };
}

export type LspClient = Awaited<ReturnType<typeof startLspClient>>;
