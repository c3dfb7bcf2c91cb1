import { join } from 'node:path';
import { createWatcher } from '@forecourt/content';
import type { Watcher } from '@forecourt/content';
import type { Connection } from 'vscode-languageserver/node';
import { pathOfUri } from '../workspace/file-uri.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { EditorAbilities } from './capabilities.ts';
import type { DiagnosticsChannel } from './diagnostics-channel.ts';
import type { DiagnosticsServer } from './diagnostics-server.ts';
import type { EditorDocuments } from './editor-documents.ts';

/** Context of the document and file listeners. */
export interface FollowContext {
  readonly connection: Connection;
  readonly channel: DiagnosticsChannel;
  readonly workspace: Workspace;
  readonly documents: EditorDocuments;
  readonly diagnostics: DiagnosticsServer;
  readonly abilities: () => EditorAbilities;
}

/**
 * Follows documents that are opened, edited and closed in the editor, and changes on the disk.
 * @returns the watcher of tenants, for editors that do not report changes on disk.
 */
export function followDocuments(context: FollowContext): Watcher {
  const { connection, channel, workspace, documents, diagnostics, abilities } = context;
  const { texts } = documents;
  const opened = new Set<string>();
  const locationOf = (uri: string) =>
    documents.all().find(({ text }) => text.uri === uri)?.location;

  const clear = (uri: string) => {
    diagnostics.forget(uri);
    channel.clear(uri);
  };
  const filesChanged = (paths: readonly string[]) => {
    // A tenant may begin or end with its settings.
    const moved = paths.some((path) => path.endsWith('site.json')) ? documents.locateAgain() : [];
    for (const { text, location } of moved) {
      clear(text.uri);
      diagnostics.changed(location, 'opened');
    }
    diagnostics.touched(paths);
  };
  const watcher = createWatcher((directory, path) => filesChanged([join(directory, path)]), {
    fs: workspace.fs,
  });

  texts.onDidOpen(({ document: { uri } }) => {
    diagnostics.forget(uri);
    const location = locationOf(uri);
    if (location?.directory !== undefined && !abilities().watchesFiles)
      void watcher.add(location.directory, 'tenant');
  });
  // Also fires when a document is opened.
  texts.onDidChangeContent(({ document }) => {
    const location = locationOf(document.uri);
    if (location === undefined) return;
    const what = opened.has(document.uri) ? 'edited' : 'opened';
    opened.add(document.uri);
    workspace.fs.cover(location.path, document.getText());
    diagnostics.changed(location, what);
  });
  texts.onDidSave(({ document: { uri } }) => {
    const path = pathOfUri(uri);
    if (path !== undefined) filesChanged([path]);
  });
  texts.onDidClose(({ document: { uri } }) => {
    const path = pathOfUri(uri);
    opened.delete(uri);
    clear(uri);
    if (path === undefined) return;
    workspace.fs.uncover(path);
    diagnostics.changed(workspace.locationOf(path), 'closed');
  });
  connection.onDidChangeWatchedFiles(({ changes }) =>
    filesChanged(changes.flatMap(({ uri }) => pathOfUri(uri) ?? [])),
  );
  texts.listen(connection);
  return watcher;
}
