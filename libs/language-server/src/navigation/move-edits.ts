import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnnotatedText, PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import { moveReferences } from '@forecourt/content';
import type { AddressMove, FileSystem } from '@forecourt/content';
import { editJson } from '@forecourt/json';
import type { Edit } from '@forecourt/json';
import { getNodeValue } from 'jsonc-parser';
import type { TextEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { minimalEdit } from '../documents/minimal-edit.ts';
import { jsonTree, nodeAtPointer } from '../documents/json-text.ts';
import { contentOfTenant } from './content-of-tenant.ts';
import type { FileContent } from './content-of-tenant.ts';

/** Further edits that a move makes, by the files' names below the tenant's folder; each is made for the file's content. */
export type FurtherEdits = Readonly<Record<string, (value: unknown) => readonly Edit[]>>;

/** Returns the edits of a JSON file as edits of its text: none of strings that it has no longer, none of a missing file. */
async function textEdits(
  fs: FileSystem,
  { path, texts }: FileContent,
  references: readonly Edit[],
  furtherEdits: FurtherEdits[string] | undefined,
): Promise<TextEdit[]> {
  const bytes = await fs.readFile(path).catch(() => undefined);
  if (bytes === undefined) return [];
  const text = new TextDecoder().decode(bytes);
  const document = TextDocument.create('', 'json', 0, text);
  const root = jsonTree(text);
  const before = new Map(texts.map(({ pointer, value }) => [pointer, value]));
  const current = references.flatMap((edit) => {
    const node = nodeAtPointer(root, edit.pointer);
    return node !== undefined && 'value' in edit && node.value === before.get(edit.pointer)
      ? { edit, node, text: JSON.stringify(edit.value) }
      : [];
  });
  const further = root && furtherEdits?.(getNodeValue(root));
  if (!further?.length)
    return current.flatMap(
      ({ node, text: wanted }) => minimalEdit(document, wanted, node.offset, node.length) ?? [],
    );
  const all = [...further, ...current.map(({ edit }) => edit)];
  return [minimalEdit(document, editJson(text, all)) ?? []].flat();
}

/** The path of a page as a string of its file: it changes as a link to the page does. */
const ownPath = ({ page: { path } }: PageEntry): AnnotatedText => ({
  kind: 'link',
  pointer: '/path',
  value: path,
});

/**
 * Returns the changes with which pages or assets get other addresses: those of a page's own path and
 * of every reference, in mark-up too. Their queries and fragments stay.
 */
export async function moveEdits(
  snapshot: TenantSnapshot,
  fs: FileSystem,
  move: AddressMove,
  furtherEdits: FurtherEdits = {},
): Promise<Record<string, TextEdit[]>> {
  const { directory, pages, site } = snapshot;
  const own = new Map(pages.values().map((entry) => [join(directory, entry.file), ownPath(entry)]));
  const changes: Record<string, TextEdit[]> = {};
  for (const file of contentOfTenant(snapshot)) {
    const path = move.kind === 'page' ? own.get(file.path) : undefined;
    const texts = path === undefined ? file.texts : [path, ...file.texts];
    const edits = moveReferences(texts, move, site.domains);
    const further = furtherEdits[relative(directory, file.path)];
    if (edits.length === 0 && further === undefined) continue;
    const found = await textEdits(fs, { path: file.path, texts }, edits, further);
    if (found.length > 0) changes[pathToFileURL(file.path).href] = found;
  }
  return changes;
}
