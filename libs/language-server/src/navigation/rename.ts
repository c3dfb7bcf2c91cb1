import { pathToFileURL } from 'node:url';
import { isMarkup, schemasAt } from '@forecourt/block-schemas';
import { pagePath, reservedPrefix } from '@forecourt/content';
import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { FileSystem } from '@forecourt/content';
import type { Node } from 'jsonc-parser';
import type { Position, Range, TextEdit, WorkspaceEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { addressesInSource } from '../documents/address-in-html.ts';
import { jsonTree, nodeAtPointer } from '../documents/json-text.ts';
import { nameAt } from '../documents/name-at.ts';
import { RefusedRequest } from '../requests/answers.ts';
import type { RequestContext } from '../requests/request-context.ts';
import { placesOfTenant } from './places-of-tenant.ts';

/** A page whose path can be changed, and where it is named under the cursor. */
export interface Renaming {
  readonly range: Range;
  /** The path as written. */
  readonly placeholder: string;
}

/** Why a page cannot have a path; undefined if it can. */
function whyNot(path: string, page: string, snapshot: TenantSnapshot): string | undefined {
  const [shape] = schemasAt('https://forecourt.example/schema/page.json', '/path');
  if (!new RegExp(String(shape!.pattern)).test(path) || path.length > Number(shape!.maxLength))
    return String(shape!['x-message']);
  const reserved = reservedPrefix(path);
  if (reserved !== undefined) return `cannot be: ${reserved} belongs to the platform`;
  const taken = snapshot.pages.get(pagePath(path));
  return taken === undefined || pagePath(path) === page
    ? undefined
    : `is the path of ${taken.file} already`;
}

const pathIn = (address: string): string => /^[^?#]*/.exec(address)![0];

/** Returns the page path under the cursor, its own or in a link to it; null if there is none. */
export function renamingAt(context: RequestContext, position: Position): Renaming | null {
  const { document, snapshot } = context;
  const found = nameAt(document, document.text.offsetAt(position), snapshot);
  const kind = found?.spot.kind;
  if (found?.value === undefined || (kind !== 'path' && kind !== 'link')) return null;
  const path = pathIn(found.value);
  if (!path.startsWith('/') || !snapshot?.pages.has(pagePath(path))) return null;
  // A value's range holds its quotes, an address's in mark-up does not.
  const text = document.text.getText(found.range);
  const start = document.text.offsetAt(found.range.start) + (text.startsWith('"') ? 1 : 0);
  const range = {
    start: document.text.positionAt(start),
    end: document.text.positionAt(start + path.length),
  };
  return { range, placeholder: path };
}

/** Paths to the page in the text of a value: the whole of it, or addresses in its mark-up. */
function pathsIn(text: string, node: Node, page: string): { start: number; length: number }[] {
  const source = text.slice(node.offset, node.offset + node.length);
  const inHtml = addressesInSource(source, node.offset);
  const addresses =
    inHtml.length > 0 ? inHtml : [{ value: source.slice(1, -1), start: node.offset + 1 }];
  return addresses.flatMap(({ value, start }) => {
    const path = pathIn(value);
    const isMeant = path.startsWith('/') && pagePath(path) === page;
    return isMeant ? [{ start, length: path.length }] : [];
  });
}

async function editsIn(
  fs: FileSystem,
  path: string,
  pointers: readonly string[],
  page: string,
  newPath: string,
): Promise<TextEdit[]> {
  const text = new TextDecoder().decode(await fs.readFile(path));
  const document = TextDocument.create('', 'json', 0, text);
  const root = jsonTree(text);
  return pointers.flatMap((pointer) => {
    const node = nodeAtPointer(root, pointer);
    return (node === undefined ? [] : pathsIn(text, node, page)).map(({ start, length }) => ({
      range: { start: document.positionAt(start), end: document.positionAt(start + length) },
      newText: newPath,
    }));
  });
}

/**
 * Moves a page: its own path and every link to it within the tenant, queries and places on the page
 * kept.
 * @throws {RefusedRequest} for a path that no page can have, or that another one has.
 */
export async function rename(
  context: RequestContext,
  position: Position,
  newPath: string,
): Promise<WorkspaceEdit | null> {
  const { snapshot, fs } = context;
  const renaming = renamingAt(context, position);
  if (renaming === null || snapshot === undefined) return null;
  const page = pagePath(renaming.placeholder);
  const fault = whyNot(newPath, page, snapshot);
  if (fault !== undefined) throw new RefusedRequest(`"${newPath}" ${fault}`);
  const changes: Record<string, TextEdit[]> = {};
  const own = snapshot.pages.get(page)!.file;
  for (const { path, places } of placesOfTenant(snapshot)) {
    const pointers = places
      .filter(({ kind }) => kind === 'link' || isMarkup(kind))
      .map(({ pointer }) => pointer);
    if (path.endsWith(`/${own}`) || path.endsWith(`\\${own}`)) pointers.unshift('/path');
    if (pointers.length === 0) continue;
    const edits = await editsIn(fs, path, pointers, page, newPath);
    if (edits.length > 0) changes[pathToFileURL(path).href] = edits;
  }
  return { changes };
}
