import type { AnyBlock, Page, PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import { pointerToken } from '@forecourt/json';
import { decodeXML } from 'entities/decode';
import type { PlacesOfBlocks, RenderRequest } from '../context/page-request.ts';
import { placedIds, type Skipped } from './render-pass.ts';
import { renderPage } from './render-page.ts';

/** What one block of a page left on it. */
export interface BlockDrawing {
  /**
   * Its HTML without the page's blocks within it, ids numbered from its own start, days left not
   * counted: equal texts look equal, wherever on a page and on whatever day the block stands.
   */
  readonly html: string;
  /** Types that were drawn for it: its own, and those that a component made. */
  readonly types: ReadonlySet<string>;
}

/** A page drawn once, taken apart by its blocks. */
export interface PageDrawing {
  /** Blocks that left something on the page, by their places, such as `/blocks/2/data/cols/0/blocks/1`. */
  readonly blocks: ReadonlyMap<string, BlockDrawing>;
  /** From the doctype up to the style sheet. */
  readonly head: string;
  /** The style sheet's text. */
  readonly css: string;
  /** From the end of the style sheet up to the page's first block: scripts, header. */
  readonly before: string;
  /** The blocks; each one's element has its place as `data-place`. */
  readonly body: string;
  /** From the last block to the document's end: footer, data for search engines. */
  readonly after: string;
  readonly skipped: readonly Skipped[];
}

const isBlock = (value: object): value is AnyBlock =>
  'type' in value && typeof value.type === 'string' && 'data' in value;

/** Every block that a page's file holds, nested ones too, with its JSON pointer. */
export function placesOf({ blocks }: Pick<Page, 'blocks'>): PlacesOfBlocks {
  const places = new Map<AnyBlock, string>();
  const walk = (value: unknown, pointer: string) => {
    if (value === null || typeof value !== 'object') return;
    if (isBlock(value)) places.set(value, pointer);
    for (const [key, member] of Object.entries(value))
      walk(member, `${pointer}/${pointerToken(key)}`);
  };
  walk(blocks, '/blocks');
  return places;
}

/**
 * Draws a page as visitors get it and takes the drawing apart by blocks, so that two drawings can be
 * compared. Pure, like the drawing.
 */
export function drawInPlaces(
  entry: PageEntry,
  snapshot: TenantSnapshot,
  around: RenderRequest,
): PageDrawing {
  const drawn = renderPage(entry, snapshot, { ...around, places: placesOf(entry.page) });
  const [head = '', css = '', header = '', main = '', body = '', after = ''] = drawn.pieces;
  const { skipped } = drawn;
  return { blocks: blocksIn(body), head, css, before: header + main, body, after, skipped };
}

/** React writes `<`, `>` and `"` of texts and values as entities, so that these match tags alone. */
const divTag = /<(?:div\b([^>]*)|\/div)>/g;
const marks = /^ class="fc-block".* data-block="([^"]*)"(?: data-place="([^"]*)")?/;

/** An open element of a drawing. */
interface Open {
  /** The block that it is the element of, if it is one of the page's. */
  readonly place?: string;
  /** What follows belongs to this block. */
  readonly owner?: string;
}

function blocksIn(body: string): ReadonlyMap<string, BlockDrawing> {
  const parts = new Map<string, { html: string; types: Set<string> }>();
  const open: Open[] = [];
  let from = 0;
  const give = (owner: string | undefined, upTo: number) => {
    const part = owner === undefined ? undefined : parts.get(owner);
    if (part) part.html += body.slice(from, upTo);
    from = upTo;
  };
  for (const tag of body.matchAll(divTag)) {
    const end = tag.index + tag[0].length;
    const around = open.at(-1);
    if (tag[1] === undefined) {
      open.pop();
      if (around?.place !== undefined) give(around.owner, end);
      continue;
    }
    const [, type, escaped] = marks.exec(tag[1]) ?? [];
    const place = escaped && decodeXML(escaped);
    const owner = place ?? around?.owner;
    if (place !== undefined) {
      give(around?.owner, tag.index);
      const outer = around?.owner === undefined ? undefined : parts.get(around.owner);
      if (outer) outer.html += '<slot>';
      if (!parts.has(place)) parts.set(place, { html: '', types: new Set() });
      parts.get(place)!.html += tag[0].replace(` data-place="${escaped}"`, '');
      from = end;
    }
    if (type !== undefined && owner !== undefined) parts.get(owner)?.types.add(type);
    open.push({ ...(place !== undefined && { place }), ...(owner !== undefined && { owner }) });
  }
  return new Map(
    [...parts].map(([place, { html, types }]) => [place, { html: renumbered(html), types }]),
  );
}

const ids = new RegExp(`_?${placedIds}(?:i\\d+-)?(?:R_[0-9a-v]+(?:H[0-9a-v]+)?_)?`, 'g');

/** How long an offer stands, which is another figure every day. */
const daysLeft = /<span class="fc-offers__left">(?:\d+ days? left|Last day)<\/span>/g;

/** Ids count all that comes before on the page; here they count from the block's own start. */
function renumbered(html: string): string {
  const known = new Map<string, string>();
  return html.replace(daysLeft, '').replace(ids, (id) => {
    const number = known.get(id) ?? `#${known.size}-`;
    known.set(id, number);
    return number;
  });
}
