import { DocumentDiagnosticReportKind } from 'vscode-languageserver/node';
import type {
  CodeAction,
  CodeActionParams,
  DocumentDiagnosticReport,
  FileRename,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver/node';
import { completionsAt } from '../completion/complete.ts';
import { quickFixes } from '../diagnostics/quick-fixes.ts';
import { definitionAt } from '../navigation/definition.ts';
import { documentLinks } from '../navigation/document-links.ts';
import { hoverAt } from '../navigation/hover.ts';
import { referencesAt } from '../navigation/references.ts';
import { assetRenames, followAssets } from '../navigation/rename-files.ts';
import { rename, renamingAt } from '../navigation/rename.ts';
import { pageSymbols, symbolsOf } from '../navigation/symbols.ts';
import { answersOn } from '../requests/answers.ts';
import { pathOfUri } from '../workspace/file-uri.ts';
import { requestContexts } from './request-contexts.ts';
import type { AnswerContext } from './request-contexts.ts';
import type { RequestContext } from '../requests/request-context.ts';

const noDiagnostics: DocumentDiagnosticReport = {
  kind: DocumentDiagnosticReportKind.Full,
  items: [],
};

/** Registers the handlers of an editor's requests about its documents. */
export function answerRequests(context: AnswerContext): void {
  const { connection, channel, workspace, documents, diagnostics, abilities } = context;
  const { contextOf, readAll } = requestContexts(context);
  const answer = answersOn(connection);

  /** An answer from a document; nothing for one that is not open, or that nobody could read. */
  const about = <P extends { readonly textDocument: { readonly uri: string } }, R>(
    what: string,
    make: (context: RequestContext, params: P) => R | Promise<R>,
  ) =>
    answer<P, R | null>(what, null, async (params) => {
      const found = await contextOf(params.textDocument.uri);
      return found === undefined ? null : make(found, params);
    });

  connection.languages.diagnostics.on(
    answer('diagnostics', noDiagnostics, async ({ textDocument: { uri }, previousResultId }) => {
      const found = documents.all().find(({ text }) => text.uri === uri);
      if (found === undefined || !diagnostics.checks(found.location)) return noDiagnostics;
      return channel.pull(uri, found.text.version, previousResultId);
    }),
  );
  connection.onCompletion(
    about('completion', (found, { position }) => completionsAt(found, position, abilities())),
  );
  connection.onHover(about('hover', (found, { position }) => hoverAt(found, position)));
  connection.onDefinition(
    about('going to a definition', (found, { position }) => definitionAt(found, position)),
  );
  connection.onReferences(
    about('finding references', (found, { position, context: { includeDeclaration } }) =>
      referencesAt(found, position, includeDeclaration),
    ),
  );
  connection.onPrepareRename(
    about('looking for what to rename', (found, { position }) => renamingAt(found, position)),
  );
  connection.onRenameRequest(
    about('renaming', (found, { position, newName }) =>
      rename(found, position, newName, abilities().createsFiles),
    ),
  );
  connection.workspace.onWillRenameFiles(
    answer('renaming files', null, ({ files }) => editsForRenames(files, context)),
  );
  connection.onDocumentSymbol(about('the outline', (found) => symbolsOf(found)));
  connection.onDocumentLinks(about('finding links', (found) => documentLinks(found)));
  connection.onWorkspaceSymbol(
    answer('finding pages', null, async ({ query }) => {
      await readAll();
      return pageSymbols(workspace.snapshots(), query);
    }),
  );
  connection.onCodeAction(answer('quick fixes', null, (params) => fixesIn(params, context)));
}

/** Returns the edits of files that refer to renamed assets. */
async function editsForRenames(
  files: readonly FileRename[],
  { workspace, diagnostics }: AnswerContext,
): Promise<WorkspaceEdit> {
  const locationOf = (uri: string) => workspace.locationOf(pathOfUri(uri) ?? '');
  const renames = files.map(({ oldUri, newUri }) => ({
    from: locationOf(oldUri),
    to: locationOf(newUri),
  }));
  const changes: Record<string, TextEdit[]> = {};
  for (const [directory, own] of assetRenames(renames)) {
    await diagnostics.ready(directory);
    const snapshot = workspace.snapshot(directory);
    if (snapshot) Object.assign(changes, await followAssets(own, snapshot, workspace.fs));
  }
  return { changes };
}

/** Returns the quick fixes in a range, once the document's findings are up to date. */
async function fixesIn(
  { textDocument: { uri }, range, context }: CodeActionParams,
  { documents, diagnostics }: AnswerContext,
): Promise<CodeAction[] | null> {
  const location = documents.read(uri);
  if (location === undefined) return null;
  await diagnostics.checked(location);
  const document = documents.read(uri);
  if (!document?.isReadable) return null;
  return quickFixes(document, diagnostics.findingsOf(document.text), range, context);
}
