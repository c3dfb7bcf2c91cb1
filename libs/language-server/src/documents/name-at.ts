import { isMarkup } from '@forecourt/block-schemas';
import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { Range } from 'vscode-languageserver/node';
import { addressesInSource } from './address-in-html.ts';
import { nodeAt, rangeOf } from './json-text.ts';
import type { NodeAt } from './json-text.ts';
import type { OpenDocument } from './open-document.ts';
import { spotAt } from './spot.ts';
import type { Spot } from './spot.ts';

/** The value under the cursor. */
export interface NameAt {
  readonly at: NodeAt;
  readonly spot: Spot;
  /** The name that the value refers to; undefined for property names and for values that are not strings. */
  readonly value?: string;
  readonly range: Range;
}

/** Returns the node at an offset: a reference, an address within mark-up, or any other value. */
export function nameAt(
  document: OpenDocument,
  offset: number,
  snapshot: TenantSnapshot | undefined,
): NameAt | undefined {
  const at = nodeAt(document.root, offset);
  if (at === undefined) return undefined;
  const spot = spotAt(document, at.path, snapshot);
  const range = rangeOf(document.text, at.node);
  if (at.isName) return { at, spot, range };
  const { node } = at;
  if (isMarkup(spot.kind)) {
    const source = document.text.getText().slice(node.offset, node.offset + node.length);
    const address = addressesInSource(source, node.offset).find(
      ({ start, end }) => start <= offset && offset <= end,
    );
    if (address === undefined) return { at, spot, range };
    return {
      at,
      spot: { ...spot, kind: address.kind },
      value: address.value,
      range: {
        start: document.text.positionAt(address.start),
        end: document.text.positionAt(address.end),
      },
    };
  }
  const value: unknown = node.value;
  const isText = typeof value === 'string' || typeof value === 'number';
  return { at, spot, range, value: isText ? String(value) : undefined };
}
