import type { OperatorDomains } from '@forecourt/content';
import type { Connection } from 'vscode-languageserver/node';
import type { LspSettings } from '../workspace/lsp-settings.ts';
import { createWorkspace } from '../workspace/workspace.ts';
import { answerRequests } from './answer-requests.ts';
import { diagnosticsChannel } from './diagnostics-channel.ts';
import { diagnosticsServer } from './diagnostics-server.ts';
import { editorDocuments } from './editor-documents.ts';
import { followDocuments } from './follow-documents.ts';
import { followSettings } from './follow-settings.ts';

/** Options of the language server. */
export interface LanguageServerOptions {
  /** Settings of the command line; the editor's own win. */
  readonly settings: LspSettings;
  /** Version of the program, for the editor's log. */
  readonly version: string;
  /** Path of the documentation page of a lint rule. */
  readonly rulePage: (rule: string) => string;
  /** The operator's file of domains, as it was at the start. */
  readonly operator?: OperatorDomains;
}

/**
 * Serves an editor over a connection until the editor disconnects. No content of a document and no
 * internal error stops the server.
 */
export function serve(connection: Connection, options: LanguageServerOptions): void {
  const { settings, version, rulePage, operator } = options;
  const workspace = createWorkspace(operator);
  const documents = editorDocuments(workspace);
  const editor = followSettings(connection, workspace, settings, version, () =>
    diagnostics.everything(),
  );
  const channel = diagnosticsChannel(connection, () => editor.abilities().pullsDiagnostics);
  const shared = { connection, channel, documents, workspace, rulePage, ...editor };
  const diagnostics = diagnosticsServer(shared);
  const context = { ...shared, diagnostics };
  const watcher = followDocuments(context);
  answerRequests(context);
  connection.onShutdown(async () => {
    diagnostics.stop();
    await watcher.close();
  });
  connection.listen();
}
