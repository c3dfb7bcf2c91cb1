import {
  CodeActionKind,
  PositionEncodingKind,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node';
import type { ClientCapabilities, InitializeResult } from 'vscode-languageserver/node';
import { fixAllKind } from '../diagnostics/quick-fixes.ts';

/** Answer to `initialize`: what the server can do for an editor. */
export const initializeResult = (
  version: string,
  { pullsDiagnostics }: EditorAbilities,
): InitializeResult => ({
  serverInfo: { name: 'forecourt', version },
  capabilities: {
    positionEncoding: PositionEncodingKind.UTF16,
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    completionProvider: { triggerCharacters: ['"', '/', '#', ':', '?', '&', '='] },
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    renameProvider: { prepareProvider: true },
    documentSymbolProvider: true,
    documentLinkProvider: {},
    workspaceSymbolProvider: true,
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, fixAllKind] },
    // Findings of documents that are not open are left to the command line.
    ...(pullsDiagnostics && {
      diagnosticProvider: {
        identifier: 'forecourt',
        interFileDependencies: true,
        workspaceDiagnostics: false,
      },
    }),
    workspace: {
      workspaceFolders: { supported: true, changeNotifications: true },
      fileOperations: { willRename: { filters: [{ scheme: 'file', pattern: renamedFiles }] } },
    },
  },
});

/** Files and folders whose references follow when the editor renames them. */
const renamedFiles = { glob: '**/assets/**' };

/** Client capabilities that the server uses. */
export interface EditorAbilities {
  readonly snippets: boolean;
  /** The client reports changes on disk. */
  readonly watchesFiles: boolean;
  /** The editor can be asked for its settings. */
  readonly givesSettings: boolean;
  /** The client reports changed settings after registration. */
  readonly reportsSettings: boolean;
  /** The client reports folders that are opened and closed. */
  readonly reportsFolders: boolean;
  /** The editor asks for diagnostics, and asks again on request: without that it would miss changes of other files. */
  readonly pullsDiagnostics: boolean;
  /** An edit of the server's may create files. */
  readonly createsFiles: boolean;
}

/** Reads an editor's abilities. */
export const abilitiesOf = ({ textDocument, workspace }: ClientCapabilities): EditorAbilities => ({
  snippets: textDocument?.completion?.completionItem?.snippetSupport === true,
  watchesFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
  givesSettings: workspace?.configuration === true,
  reportsSettings: workspace?.didChangeConfiguration?.dynamicRegistration === true,
  reportsFolders: workspace?.workspaceFolders === true,
  pullsDiagnostics:
    textDocument?.diagnostic !== undefined && workspace?.diagnostics?.refreshSupport === true,
  createsFiles:
    workspace?.workspaceEdit?.documentChanges === true &&
    workspace.workspaceEdit.resourceOperations?.includes('create') === true,
});

/** The files whose changes on the disk concern content. */
export const watchedFiles: readonly string[] = [
  '**/site.json',
  '**/redirects.json',
  '**/forecourt.config.json',
  '**/{pages,components,data,assets}/**',
];
