import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnnotatedText, PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import { moveReferences } from '@forecourt/content';
import type { AddressMove, FileSystem } from '@forecourt/content';
import type { Edit } from '@forecourt/json';
import type { TextEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { minimalEdit } from '../documents/minimal-edit.ts';
import { jsonTree, nodeAtPointer } from '../documents/json-text.ts';
import { contentOfTenant } from './content-of-tenant.ts';

/** Returns the edits of strings of a JSON file as edits of its text, those of strings that it has no longer left out. */
async function textEdits(
  fs: FileSystem,
  path: string,
  texts: readonly AnnotatedText[],
  edits: readonly Edit[],
): Promise<TextEdit[]> {
  const text = new TextDecoder().decode(await fs.readFile(path));
  const document = TextDocument.create('', 'json', 0, text);
  const root = jsonTree(text);
  const before = new Map(texts.map(({ pointer, value }) => [pointer, value]));
  return edits.flatMap((edit) => {
    const node = nodeAtPointer(root, edit.pointer);
    if (node === undefined || !('value' in edit) || node.value !== before.get(edit.pointer))
      return [];
    return minimalEdit(document, JSON.stringify(edit.value), node.offset, node.length) ?? [];
  });
}

/** The path of a page as a string of its file: it changes as a link to the page does. */
const ownPath = ({ page: { path } }: PageEntry): AnnotatedText => ({
  kind: 'link',
  pointer: '/path',
  value: path,
});

/**
 * Returns the changes with which pages or assets get other addresses: those of a page's own path and
 * of every reference, in mark-up too. Queries and places on a page are kept.
 */
export async function moveEdits(
  snapshot: TenantSnapshot,
  fs: FileSystem,
  move: AddressMove,
): Promise<Record<string, TextEdit[]>> {
  const { directory, pages, site } = snapshot;
  const own = new Map(pages.values().map((entry) => [join(directory, entry.file), ownPath(entry)]));
  const changes: Record<string, TextEdit[]> = {};
  for (const file of contentOfTenant(snapshot)) {
    const path = move.kind === 'page' ? own.get(file.path) : undefined;
    const texts = path === undefined ? file.texts : [path, ...file.texts];
    const edits = moveReferences(texts, move, site.domains);
    const found = edits.length === 0 ? [] : await textEdits(fs, file.path, texts, edits);
    if (found.length > 0) changes[pathToFileURL(file.path).href] = found;
  }
  return changes;
}
