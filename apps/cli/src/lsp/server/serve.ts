import {
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
} from 'vscode-languageserver/node';
import type { Connection } from 'vscode-languageserver/node';
import { completionsAt } from '../completion/complete.ts';
import { quickFixes } from '../diagnostics/quick-fixes.ts';
import { definitionAt } from '../navigation/definition.ts';
import { documentLinks } from '../navigation/document-links.ts';
import { hoverAt } from '../navigation/hover.ts';
import { referencesAt } from '../navigation/references.ts';
import { pageSymbols, symbolsOf } from '../navigation/symbols.ts';
import { jsonServices } from '../schemas/json-service.ts';
import { pathOfUri } from '../workspace/file-uri.ts';
import { readSettings } from '../workspace/lsp-settings.ts';
import type { LspSettings } from '../workspace/lsp-settings.ts';
import { createWorkspace } from '../workspace/workspace.ts';
import { answersOn } from './answers.ts';
import { abilitiesOf, serverResult, watchedFiles } from './capabilities.ts';
import type { EditorAbilities } from './capabilities.ts';
import { diagnosticsServer } from './diagnostics-server.ts';
import { editorDocuments } from './editor-documents.ts';
import type { LspContext } from './lsp-context.ts';
import { watchTenantFiles } from './watch-tenant-files.ts';

/**
 * Serves an editor over a connection until it hangs up. Whatever documents hold and whatever fails,
 * the server stays.
 * @param given settings of the command line; the editor's own win.
 */
export function serve(connection: Connection, given: LspSettings): void {
  const workspace = createWorkspace();
  const documents = editorDocuments(workspace);
  const served = jsonServices();
  let initial: unknown;
  let settings = readSettings(given);
  let abilities: EditorAbilities = abilitiesOf({});
  const diagnostics = diagnosticsServer({
    connection,
    documents,
    workspace,
    settings: () => settings,
  });
  const watch = watchTenantFiles(workspace.fs, (path) => filesChanged([path]));
  const answer = answersOn(connection);

  const clear = (uri: string) => {
    diagnostics.forget(uri);
    void connection.sendDiagnostics({ uri, diagnostics: [] });
  };

  const filesChanged = (paths: readonly string[]) => {
    // A tenant may begin or end with its settings.
    const moved = paths.some((path) => path.endsWith('site.json')) ? documents.placeAgain() : [];
    for (const { text, place } of moved) {
      clear(text.uri);
      diagnostics.changed(place, 'opened');
    }
    diagnostics.touched(paths);
  };

  const takeSettings = (sent: unknown) => {
    settings = readSettings(given, initial, sent);
    for (const fault of settings.faults) connection.console.warn(fault);
    diagnostics.everything();
  };
  const askForSettings = async () => {
    if (abilities.givesSettings)
      takeSettings(await connection.workspace.getConfiguration('forecourt'));
  };

  const contextOf = async (uri: string): Promise<LspContext | undefined> => {
    const document = documents.read(uri);
    if (!document?.isReadable) return undefined;
    const { directory } = document;
    if (directory !== undefined) await diagnostics.ready(directory);
    const snapshot = directory === undefined ? undefined : workspace.session(directory).snapshot();
    return {
      document,
      snapshot,
      tenants: workspace.snapshots(),
      fs: workspace.fs,
      served: () => served(document, snapshot),
      now: new Date(),
    };
  };
  /** Reads every tenant of the editor's folders, for what spans them. */
  const readAll = async () => {
    const folders = await workspace.tenantFolders(settings.tenants);
    await Promise.all(folders.map(diagnostics.ready));
  };

  connection.onInitialize(({ capabilities, workspaceFolders, rootUri, initializationOptions }) => {
    abilities = abilitiesOf(capabilities);
    const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
    workspace.setFolders(uris.flatMap((uri) => pathOfUri(uri) ?? []));
    initial = initializationOptions;
    settings = readSettings(given, initial);
    return serverResult;
  });
  connection.onInitialized(async () => {
    for (const fault of settings.faults) connection.console.warn(fault);
    try {
      if (abilities.watchesFiles)
        await connection.client.register(DidChangeWatchedFilesNotification.type, {
          watchers: watchedFiles.map((globPattern) => ({ globPattern })),
        });
      if (abilities.tellsSettings)
        await connection.client.register(DidChangeConfigurationNotification.type, {
          section: 'forecourt',
        });
      if (abilities.tellsFolders)
        connection.workspace.onDidChangeWorkspaceFolders(async () => {
          const folders = (await connection.workspace.getWorkspaceFolders()) ?? [];
          workspace.setFolders(folders.flatMap(({ uri }) => pathOfUri(uri) ?? []));
          diagnostics.everything();
        });
      await askForSettings();
    } catch (error) {
      connection.console.error(`the start failed: ${(error as Error).stack}`);
    }
  });
  connection.onDidChangeConfiguration(({ settings: sent }) => {
    if (abilities.givesSettings)
      askForSettings().catch((error: Error) => connection.console.error(String(error.stack)));
    else takeSettings((sent as { forecourt?: unknown } | null)?.forecourt);
  });
  connection.onDidChangeWatchedFiles(({ changes }) =>
    filesChanged(changes.flatMap(({ uri }) => pathOfUri(uri) ?? [])),
  );

  documents.texts.onDidOpen(({ document }) => {
    diagnostics.forget(document.uri);
    const place = placed(document.uri);
    if (place?.directory !== undefined && !abilities.watchesFiles) watch.add(place.directory);
  });
  documents.texts.onDidChangeContent(({ document }) => {
    const place = placed(document.uri);
    if (place === undefined) return;
    const isNew = !known.has(document.uri);
    known.add(document.uri);
    workspace.fs.cover(place.path, document.getText());
    diagnostics.changed(place, isNew ? 'opened' : 'edited');
  });
  documents.texts.onDidSave(({ document }) => {
    const path = pathOfUri(document.uri);
    if (path !== undefined) filesChanged([path]);
  });
  documents.texts.onDidClose(({ document: { uri } }) => {
    const path = pathOfUri(uri);
    known.delete(uri);
    clear(uri);
    if (path === undefined) return;
    workspace.fs.uncover(path);
    diagnostics.changed(workspace.placeOf(path), 'closed');
  });
  const known = new Set<string>();
  const placed = (uri: string) => documents.all().find(({ text }) => text.uri === uri)?.place;

  connection.onCompletion(
    answer('completion', null, async ({ textDocument, position }) => {
      const context = await contextOf(textDocument.uri);
      if (context?.document.kind === 'config') await readAll();
      if (context === undefined) return null;
      return completionsAt({ ...context, tenants: workspace.snapshots() }, position, abilities);
    }),
  );
  connection.onHover(
    answer('hover', null, async ({ textDocument, position }) => {
      const context = await contextOf(textDocument.uri);
      return context === undefined ? null : hoverAt(context, position);
    }),
  );
  connection.onDefinition(
    answer('going to a definition', null, async ({ textDocument, position }) => {
      const context = await contextOf(textDocument.uri);
      return context === undefined ? null : definitionAt(context, position);
    }),
  );
  connection.onReferences(
    answer('finding references', null, async ({ textDocument, position, context: asked }) => {
      const context = await contextOf(textDocument.uri);
      return context === undefined
        ? null
        : referencesAt(context, position, asked.includeDeclaration);
    }),
  );
  connection.onDocumentSymbol(
    answer('the outline', null, async ({ textDocument }) => {
      const context = await contextOf(textDocument.uri);
      return context === undefined ? null : symbolsOf(context);
    }),
  );
  connection.onDocumentLinks(
    answer('finding links', null, async ({ textDocument }) => {
      const context = await contextOf(textDocument.uri);
      return context === undefined ? null : documentLinks(context);
    }),
  );
  connection.onWorkspaceSymbol(
    answer('finding pages', null, async ({ query }) => {
      await readAll();
      return pageSymbols(workspace.snapshots(), query);
    }),
  );
  connection.onCodeAction(
    answer('quick fixes', null, ({ textDocument, range, context }) => {
      const document = documents.read(textDocument.uri);
      if (!document?.isReadable) return null;
      return quickFixes(document, diagnostics.findingsOf(document.text), range, context);
    }),
  );
  connection.onShutdown(async () => {
    diagnostics.stop();
    await watch.close();
  });

  documents.texts.listen(connection);
  connection.listen();
}
