import type { AnyBlock, Page, PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import { pointerToken } from '@forecourt/json';
import { decodeXML } from 'entities/decode';
import type { BlockPointers, RenderRequest } from '../context/page-request.ts';
import { comparisonIds, type Skipped } from './render-pass.ts';
import { renderPage } from './render-page.ts';

/** Rendered output of one block of a page. */
export interface BlockRendering {
  /**
   * Its HTML without nested blocks of the page, normalized for comparison: ids are numbered per
   * block, and times have no text but their date alone, so that position and today make no difference.
   */
  readonly html: string;
  /** Types that were rendered for it: its own, and those of an expanded component. */
  readonly types: ReadonlySet<string>;
}

/** A rendered page, split into its blocks. */
export interface PageRendering {
  /** Blocks with output, by JSON pointer such as `/blocks/2/data/cols/0/blocks/1`. */
  readonly blocks: ReadonlyMap<string, BlockRendering>;
  /** HTML from the doctype up to the style sheet. */
  readonly head: string;
  /** The style sheet's text. */
  readonly css: string;
  /** HTML from the end of the style sheet up to the first block: scripts and header. */
  readonly before: string;
  /** HTML of the blocks; each one's element has its JSON pointer as `data-pointer`. */
  readonly body: string;
  /** HTML from the last block to the end of the document: footer and structured data. */
  readonly after: string;
  readonly skipped: readonly Skipped[];
}

const isBlock = (value: object): value is AnyBlock =>
  'type' in value && typeof value.type === 'string' && 'data' in value;

/** Returns every block of a page's file, including nested ones, with its JSON pointer. */
export function blockPointers({ blocks }: Pick<Page, 'blocks'>): BlockPointers {
  const pointers = new Map<AnyBlock, string>();
  const walk = (value: unknown, pointer: string) => {
    if (value === null || typeof value !== 'object') return;
    if (isBlock(value)) pointers.set(value, pointer);
    for (const [key, member] of Object.entries(value))
      walk(member, `${pointer}/${pointerToken(key)}`);
  };
  walk(blocks, '/blocks');
  return pointers;
}

/**
 * Renders a page as visitors get it and splits the result into blocks, so that two renderings can
 * be compared. Pure.
 */
export function renderForComparison(
  entry: PageEntry,
  snapshot: TenantSnapshot,
  request: RenderRequest,
): PageRendering {
  const page = renderPage(entry, snapshot, {
    ...request,
    blockPointers: blockPointers(entry.page),
  });
  const [head = '', css = '', header = '', main = '', ...rest] = page.pieces;
  const after = rest.pop() ?? '';
  const body = rest.join('');
  const { skipped } = page;
  return { blocks: blocksIn(body), head, css, before: header + main, body, after, skipped };
}

/** Matches tags only, because React escapes `<`, `>` and `"` in texts and attributes. */
const divTag = /<(?:div\b([^>]*)|\/div)>/g;
const marks = /^ class="fc-block".* data-block="([^"]*)"(?: data-pointer="([^"]*)")?/;

/** An open element while splitting. */
interface Open {
  /** JSON pointer of the block whose element it is, if it belongs to the page. */
  readonly pointer?: string;
  /** JSON pointer of the block that the content belongs to. */
  readonly owner?: string;
}

function blocksIn(body: string): ReadonlyMap<string, BlockRendering> {
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
    const parent = open.at(-1);
    if (tag[1] === undefined) {
      open.pop();
      if (parent?.pointer !== undefined) give(parent.owner, end);
      continue;
    }
    const [, type, escaped] = marks.exec(tag[1]) ?? [];
    const pointer = escaped && decodeXML(escaped);
    const owner = pointer ?? parent?.owner;
    if (pointer !== undefined) {
      give(parent?.owner, tag.index);
      const outer = parent?.owner === undefined ? undefined : parts.get(parent.owner);
      if (outer) outer.html += '<slot>';
      const part = parts.get(pointer) ?? { html: '', types: new Set() };
      parts.set(pointer, part);
      part.html += tag[0].replace(` data-pointer="${escaped}"`, '');
      from = end;
    }
    if (type !== undefined && owner !== undefined) parts.get(owner)?.types.add(type);
    open.push({ pointer, owner });
  }
  return new Map(
    [...parts].map(([pointer, { html, types }]) => [pointer, { html: renumbered(html), types }]),
  );
}

const ids = new RegExp(`_?${comparisonIds}(?:i\\d+-)?(?:R_[0-9a-v]+(?:H[0-9a-v]+)?_)?`, 'g');

/** Matches the text of a time, such as the days left of an offer; its attribute has the date itself. */
const timeText = /(?<=<time datetime="[^"]*">)[^<]*/gi;

/** Renumbers ids from the start of the block rather than the page. */
function renumbered(html: string): string {
  const known = new Map<string, string>();
  return html.replace(timeText, '').replace(ids, (id) => {
    const number = known.get(id) ?? `#${known.size}-`;
    known.set(id, number);
    return number;
  });
}
