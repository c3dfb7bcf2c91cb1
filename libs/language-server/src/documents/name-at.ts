import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { Range } from 'vscode-languageserver/node';
import { addressesInSource, isHtml } from './address-in-html.ts';
import { nodeAt, rangeOf } from './json-text.ts';
import type { NodeAt } from './json-text.ts';
import type { OpenDocument } from './open-document.ts';
import { spotAt } from './spot.ts';
import type { Spot } from './spot.ts';

/** What is under the cursor. */
export interface NameAt {
  readonly at: NodeAt;
  readonly spot: Spot;
  /** What the value names; undefined for a member's name and for values that are no text. */
  readonly value?: string;
  readonly range: Range;
}

/** What stands at an offset: a value that names something, an address within mark-up, or any other node. */
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
  if (isHtml(spot.kind)) {
    const source = document.text.getText().slice(node.offset, node.offset + node.length);
    const address = addressesInSource(source, node.offset).find(
      ({ start, end }) => start <= offset && offset <= end,
    );
    if (address === undefined) return { at, spot, range };
    const [start, end] = [address.start, address.end].map((each) => document.text.positionAt(each));
    return {
      at,
      spot: { ...spot, kind: address.kind },
      value: address.value,
      range: { start: start!, end: end! },
    };
  }
  const value: unknown = node.value;
  const isText = typeof value === 'string' || typeof value === 'number';
  return { at, spot, range, ...(isText && { value: String(value) }) };
}
