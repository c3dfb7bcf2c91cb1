import {
  componentAnnotations,
  pageAnnotations,
  annotatedContent,
  siteAnnotations,
} from '@forecourt/block-schemas';
import type { LocatedBlock, TenantSnapshot } from '@forecourt/block-schemas';
import { isObject } from '@forecourt/json';
import { findNodeAtLocation } from 'jsonc-parser';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { SymbolKind } from 'vscode-languageserver/node';
import type { DocumentSymbol, SymbolInformation } from 'vscode-languageserver/node';
import { rangeOf } from '../documents/json-text.ts';
import type { RequestContext } from '../requests/request-context.ts';

/** Members of a block's data that say what it is about, the best first. */
const headings = ['heading', 'title', 'text', 'name', 'caption', 'label', 'preset'] as const;

/** Symbols beyond this many in one document help nobody. */
const most = 5000;

/** The block's own words, without mark-up, cut short; '' if it has none. */
function headingOf({ block }: LocatedBlock): string {
  const { data } = block;
  for (const member of headings) {
    const value = data[member];
    if (typeof value !== 'string') continue;
    const words = value
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (words !== '') return words.length > 60 ? `${words.slice(0, 59).trimEnd()}…` : words;
  }
  return '';
}

function symbolOf({ document }: RequestContext, located: LocatedBlock): DocumentSymbol | undefined {
  const path = located.pointer.slice(1).split('/');
  const steps = path.map((token) => (/^\d+$/.test(token) ? Number(token) : token));
  const node = document.root && findNodeAtLocation(document.root, steps);
  if (node === undefined) return undefined;
  const type = findNodeAtLocation(node, ['type']) ?? node;
  return {
    // An empty name is none, by the protocol.
    name: located.block.type || 'block',
    detail: headingOf(located),
    kind: SymbolKind.Class,
    range: rangeOf(document.text, node),
    selectionRange: rangeOf(document.text, type),
    children: [],
  };
}

/** The outline of a page or component: its blocks, with those within them. */
function outline(context: RequestContext): DocumentSymbol[] {
  const { kind, value } = context.document;
  const annotations =
    kind === 'page' ? pageAnnotations : kind === 'site' ? siteAnnotations : componentAnnotations;
  const top: DocumentSymbol[] = [];
  const above: { pointer: string; symbol: DocumentSymbol }[] = [];
  // Blocks come in reading order: one that contains others precedes them.
  for (const located of annotatedContent(value, { annotations }).blocks.slice(0, most)) {
    const symbol = symbolOf(context, located);
    if (symbol === undefined) continue;
    let parent = above.at(-1);
    while (parent !== undefined && !located.pointer.startsWith(`${parent.pointer}/`)) {
      above.pop();
      parent = above.at(-1);
    }
    (parent?.symbol.children ?? top).push(symbol);
    above.push({ pointer: located.pointer, symbol });
  }
  return top;
}

/** Members that name an entry of a list, the best first. */
const names = ['name', 'title', 'slug', 'id', 'from'] as const;

/** The outline of a list of data: its entries by what they are called. */
function entries({ document }: RequestContext, list: readonly unknown[]): DocumentSymbol[] {
  return list.slice(0, most).flatMap((entry, index) => {
    const node = document.root && findNodeAtLocation(document.root, [index]);
    if (node === undefined) return [];
    const [name = String(index), detail = ''] = names
      .map((member) => (isObject(entry) ? entry[member] : undefined))
      .filter((value) => typeof value === 'string')
      .filter((value) => value.trim() !== '');
    const range = rangeOf(document.text, node);
    return [{ name, detail, kind: SymbolKind.Object, range, selectionRange: range }];
  });
}

/** Returns a document's symbols: blocks for pages and components, properties for others. */
export function symbolsOf(context: RequestContext): DocumentSymbol[] {
  const { kind, root, value } = context.document;
  if (root === undefined) return [];
  if (kind === 'page' || kind === 'component') return outline(context);
  if ((kind === 'data' || kind === 'redirects') && Array.isArray(value))
    return entries(context, value);
  const { service, text, json } = context.served();
  return service.findDocumentSymbols2(text, json, { resultLimit: most });
}

// Many editors need a range, and the page may not be open.
const startOfFile = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** Pages of all tenants whose path or title holds a text. */
export function pageSymbols(
  tenants: readonly TenantSnapshot[],
  query: string,
): SymbolInformation[] {
  const words = query.toLowerCase();
  return tenants.flatMap(({ pages, directory, slug }) =>
    [...pages.values()]
      .filter(({ page }) => `${page.path} ${page.title}`.toLowerCase().includes(words))
      .slice(0, 200)
      .map(({ page, file }) => ({
        name: page.path,
        containerName: `${page.title} (${slug})`,
        kind: SymbolKind.File,
        location: { uri: pathToFileURL(join(directory, file)).href, range: startOfFile },
      })),
  );
}
