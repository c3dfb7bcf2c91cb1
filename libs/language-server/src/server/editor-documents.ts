import { TextDocuments } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { openDocument } from '../documents/open-document.ts';
import type { FileLocation, OpenDocument } from '../documents/open-document.ts';
import { pathOfUri } from '../workspace/file-uri.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** A document that the editor has open. */
interface EditorDocument {
  readonly text: TextDocument;
  readonly location: FileLocation;
}

/** The documents that the editor has open, files alone. */
export interface EditorDocuments {
  readonly texts: TextDocuments<TextDocument>;
  readonly all: () => readonly EditorDocument[];
  /** A document read as far as it can be; read once for each version. */
  readonly read: (uri: string) => OpenDocument | undefined;
  /** Finds out anew which tenants documents are in. @returns those that are in another one now, or in none. */
  readonly locateAgain: () => readonly EditorDocument[];
}

/** Keeps the documents of an editor, each with its location in the workspace. */
export function editorDocuments(workspace: Workspace): EditorDocuments {
  const texts = new TextDocuments(TextDocument);
  const locations = new Map<string, FileLocation | undefined>();
  const readings = new Map<string, { readonly version: number; readonly document: OpenDocument }>();

  const locationOf = (uri: string): FileLocation | undefined => {
    if (!locations.has(uri)) {
      const path = pathOfUri(uri);
      locations.set(uri, path === undefined ? undefined : workspace.locationOf(path));
    }
    return locations.get(uri);
  };

  // A document that is opened anew may count its versions from the start.
  texts.onDidOpen(({ document: { uri } }) => void readings.delete(uri));
  texts.onDidClose(({ document: { uri } }) => {
    locations.delete(uri);
    readings.delete(uri);
  });

  const all = (): EditorDocument[] =>
    texts.all().flatMap((text) => {
      const location = locationOf(text.uri);
      return location === undefined ? [] : [{ text, location }];
    });

  return {
    texts,
    all,
    read: (uri) => {
      const text = texts.get(uri);
      const location = locationOf(uri);
      if (text === undefined || location === undefined) return undefined;
      const known = readings.get(uri);
      if (known?.version === text.version) return known.document;
      const document = openDocument(text, location);
      readings.set(uri, { version: text.version, document });
      return document;
    },
    locateAgain: () => {
      const before = new Map(locations);
      locations.clear();
      readings.clear();
      return all().filter(
        ({ text, location }) => before.get(text.uri)?.directory !== location.directory,
      );
    },
  };
}
