import {
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
} from 'vscode-languageserver/node';
import type { Connection } from 'vscode-languageserver/node';
import { pathOfUri } from '../workspace/file-uri.ts';
import { readSettings } from '../workspace/lsp-settings.ts';
import type { LspSettings, ReadSettings } from '../workspace/lsp-settings.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { abilitiesOf, initializeResult, watchedFiles } from './capabilities.ts';
import type { EditorAbilities } from './capabilities.ts';

/** Settings received from the editor. */
export interface EditorSettings {
  readonly settings: () => ReadSettings;
  readonly abilities: () => EditorAbilities;
}

const pathsOf = (folders: readonly { readonly uri: string }[]): string[] =>
  folders.flatMap(({ uri }) => pathOfUri(uri) ?? []);

/**
 * Initializes the connection to an editor and follows its folders and settings.
 * @param given settings of the command line; the editor's own win.
 * @param version of the server.
 * @param changed is called when checks may come out differently.
 */
export function followSettings(
  connection: Connection,
  workspace: Pick<Workspace, 'setFolders'>,
  given: LspSettings,
  version: string,
  changed: () => void,
): EditorSettings {
  let initial: unknown;
  let settings = readSettings(given);
  let abilities = abilitiesOf({});

  const take = (sent: unknown) => {
    settings = readSettings(given, initial, sent);
    for (const error of settings.errors) connection.console.warn(error);
    changed();
  };
  const ask = async () => {
    if (abilities.givesSettings) take(await connection.workspace.getConfiguration('forecourt'));
  };
  const log = (error: unknown) =>
    connection.console.error(
      `following the editor’s folders and settings failed: ${(error as Error).stack}`,
    );

  const register = async () => {
    const { client } = connection;
    if (abilities.watchesFiles)
      await client.register(DidChangeWatchedFilesNotification.type, {
        watchers: watchedFiles.map((globPattern) => ({ globPattern })),
      });
    if (abilities.reportsSettings)
      await client.register(DidChangeConfigurationNotification.type, { section: 'forecourt' });
  };
  const takeFolders = async () => {
    workspace.setFolders(pathsOf((await connection.workspace.getWorkspaceFolders()) ?? []));
    changed();
  };

  connection.onInitialize(({ capabilities, workspaceFolders, rootUri, initializationOptions }) => {
    abilities = abilitiesOf(capabilities);
    workspace.setFolders(pathsOf(workspaceFolders ?? (rootUri ? [{ uri: rootUri }] : [])));
    initial = initializationOptions;
    settings = readSettings(given, initial);
    return initializeResult(version, abilities);
  });
  connection.onInitialized(async () => {
    for (const error of settings.errors) connection.console.warn(error);
    if (abilities.reportsFolders)
      connection.workspace.onDidChangeWorkspaceFolders(() => void takeFolders().catch(log));
    // An editor that refuses to report changes may still have settings.
    await register().catch(log);
    await ask().catch(log);
  });
  connection.onDidChangeConfiguration(({ settings: sent }) => {
    if (abilities.givesSettings) ask().catch(log);
    else take((sent as { forecourt?: unknown } | null)?.forecourt);
  });
  return { settings: () => settings, abilities: () => abilities };
}
