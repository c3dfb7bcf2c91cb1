import { tooDeepAt } from '@forecourt/json';
import { getNodeValue } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { editorFileKind } from './editor-file-kind.ts';
import type { EditorFileKind } from './editor-file-kind.ts';
import { jsonTree } from './json-text.ts';

/** Location of a file in the workspace. */
export interface FileLocation {
  /** Absolute path. */
  readonly path: string;
  /** Absolute path of the tenant's folder that it is in, if it is in one. */
  readonly directory?: string;
  /** Path below the tenant's folder, with slashes. */
  readonly file?: string;
}

/** A document of the editor, read as far as it can be. */
export interface OpenDocument extends FileLocation {
  readonly uri: string;
  readonly kind: EditorFileKind;
  readonly text: TextDocument;
  /** False for a text that is too long or nests too deep to be completed and explained. */
  readonly isReadable: boolean;
  readonly root: Node | undefined;
  /** Value of the text as far as it can be parsed; undefined if it can't. */
  readonly value: unknown;
}

/** Characters up to which a document is completed and explained; a stock of cars can be far larger. */
const longest = 5_000_000;

/** Levels up to which it is; no content nests deeper than 64. */
const deepest = 200;

/** Reads a document. @param text of any content: nothing in it makes this throw. */
export function openDocument(text: TextDocument, location: FileLocation): OpenDocument {
  const content = text.getText();
  const isReadable = content.length <= longest && tooDeepAt(content, deepest) < 0;
  const root = isReadable ? jsonTree(content) : undefined;
  return {
    ...location,
    uri: text.uri,
    kind: editorFileKind(location.path, location.file),
    text,
    isReadable,
    root,
    value: root && (getNodeValue(root) as unknown),
  };
}
