import { pathToFileURL } from 'node:url';
import type { Node } from 'jsonc-parser';
import { getNodePath } from 'jsonc-parser';
import type { DocumentLink } from 'vscode-languageserver/node';
import { isMarkup } from '@forecourt/block-schemas';
import { addressesInSource } from '../documents/address-in-html.ts';
import { spotAt } from '../documents/spot.ts';
import { catalogues } from '../knowledge/catalogues.ts';
import type { RequestContext } from '../requests/request-context.ts';

/** Links beyond this many in one document help nobody. */
const most = 2000;

function* texts(node: Node | undefined): Generator<Node> {
  if (node === undefined) return;
  if (node.type === 'property') yield* texts(node.children?.[1]);
  else if (node.type === 'string') yield node;
  else for (const child of node.children ?? []) yield* texts(child);
}

/** Links and files of a document, to open with a click: pages and assets by their files. */
export function documentLinks(context: RequestContext): DocumentLink[] {
  const { document, snapshot } = context;
  const links: DocumentLink[] = [];
  const add = (kind: 'link' | 'asset', value: string, start: number, end: number) => {
    const path = catalogues[kind]?.find({ ...context, spot: {} }, value)?.source?.path;
    const isOutside = /^https?:\/\//i.test(value) && URL.canParse(value);
    const target = path === undefined ? (isOutside ? value : undefined) : pathToFileURL(path).href;
    if (target === undefined) return;
    const { text } = document;
    links.push({ range: { start: text.positionAt(start), end: text.positionAt(end) }, target });
  };
  const content = document.text.getText();
  for (const node of texts(document.root)) {
    if (links.length >= most) break;
    const { kind } = spotAt(document, getNodePath(node), snapshot);
    const end = node.offset + node.length;
    if (kind === 'link' || kind === 'asset')
      add(kind, String(node.value), node.offset + 1, end - 1);
    else if (isMarkup(kind))
      for (const address of addressesInSource(content.slice(node.offset, end), node.offset))
        add(address.kind, address.value, address.start, address.end);
  }
  return links;
}
