import { TextDocuments } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { openDocument } from '../documents/open-document.ts';
import type { FilePlace, OpenDocument } from '../documents/open-document.ts';
import { pathOfUri } from '../workspace/file-uri.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** A document that the editor has open. */
interface EditorDocument {
  readonly text: TextDocument;
  readonly place: FilePlace;
}

/** The documents that the editor has open, files alone. */
export interface EditorDocuments {
  readonly texts: TextDocuments<TextDocument>;
  readonly all: () => readonly EditorDocument[];
  /** A document read as far as it can be; read once for each version. */
  readonly read: (uri: string) => OpenDocument | undefined;
  /** Finds out anew which tenants documents are in. @returns those that are in another one now, or in none. */
  readonly placeAgain: () => readonly EditorDocument[];
}

/** Keeps the documents of an editor, each with its place in the workspace. */
export function editorDocuments(workspace: Workspace): EditorDocuments {
  const texts = new TextDocuments(TextDocument);
  const places = new Map<string, FilePlace | undefined>();
  const readings = new Map<string, { readonly version: number; readonly document: OpenDocument }>();

  const placeOf = (uri: string): FilePlace | undefined => {
    if (!places.has(uri)) {
      const path = pathOfUri(uri);
      places.set(uri, path === undefined ? undefined : workspace.placeOf(path));
    }
    return places.get(uri);
  };

  // A document that is opened anew may count its versions from the start.
  texts.onDidOpen(({ document: { uri } }) => void readings.delete(uri));
  texts.onDidClose(({ document: { uri } }) => {
    places.delete(uri);
    readings.delete(uri);
  });

  const all = (): EditorDocument[] =>
    texts.all().flatMap((text) => {
      const place = placeOf(text.uri);
      return place === undefined ? [] : [{ text, place }];
    });

  return {
    texts,
    all,
    read: (uri) => {
      const text = texts.get(uri);
      const place = placeOf(uri);
      if (text === undefined || place === undefined) return undefined;
      const known = readings.get(uri);
      if (known?.version === text.version) return known.document;
      const document = openDocument(text, place);
      readings.set(uri, { version: text.version, document });
      return document;
    },
    placeAgain: () => {
      const before = new Map(places);
      places.clear();
      readings.clear();
      return all().filter(({ text, place }) => before.get(text.uri)?.directory !== place.directory);
    },
  };
}
