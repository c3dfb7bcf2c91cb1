import type { OperatorDomains } from '@forecourt/content';
import type { Connection } from 'vscode-languageserver/node';
import type { LspSettings } from '../workspace/lsp-settings.ts';
import { createWorkspace } from '../workspace/workspace.ts';
import { answerRequests } from './answer-requests.ts';
import { diagnosticsServer } from './diagnostics-server.ts';
import { editorDocuments } from './editor-documents.ts';
import { followDocuments } from './follow-documents.ts';
import { followSettings } from './follow-settings.ts';

/**
 * Serves an editor over a connection until it hangs up. Whatever documents hold and whatever fails,
 * the server stays.
 * @param given settings of the command line; the editor's own win.
 * @param operator the operator's file of domains, as it was at the start.
 */
export function serve(
  connection: Connection,
  given: LspSettings,
  operator?: OperatorDomains,
): void {
  const workspace = createWorkspace(operator);
  const documents = editorDocuments(workspace);
  const editor = followSettings(connection, workspace, given, () => diagnostics.everything());
  const diagnostics = diagnosticsServer({ connection, documents, workspace, ...editor });
  const context = { connection, workspace, documents, diagnostics, ...editor };
  const watch = followDocuments(context);
  answerRequests(context);
  connection.onShutdown(async () => {
    diagnostics.stop();
    await watch.close();
  });
  connection.listen();
}
