import { gzipSync } from 'node:zlib';
import { escapeUTF8 } from 'entities/escape';
import type { RenderedSide } from '../tenants/compare-blocks.ts';
import type { PageRenderings } from '../tenants/compare-tenant.ts';
import type { BlockChange } from '../report/diff-report.ts';
import type { Pictures } from './pictures.ts';

/** One side of a page, from which the report's script assembles the document. */
interface PackedSide {
  /** Number of its style sheet. */
  readonly style: number;
  /** The document up to its style sheet, and from there on. */
  readonly head: string;
  readonly rest: string;
}

/** A page's two sides; one is missing if the page was added or removed. */
export interface PackedPage {
  readonly from?: PackedSide;
  readonly to?: PackedSide;
}

/** Compresses a value for embedding in the report. */
export const pack = (value: unknown): string =>
  gzipSync(JSON.stringify(value), { level: 9 }).toString('base64');

/** Deduplicated style sheets of all renderings. */
export class StyleSheets {
  readonly all: string[] = [];
  readonly #numbers = new Map<string, number>();

  /** A style sheet's number. */
  numberOf(css: string): number {
    const number = this.#numbers.get(css) ?? this.all.push(css) - 1;
    this.#numbers.set(css, number);
    return number;
  }
}

const scripts = /<script\b[^>]*>.*?<\/script>/gs;
const preloads = /<(?:link|base)\b[^>]*>|<meta http-equiv[^>]*>/g;

/** Adds to every changed block the label that the report's style shows at its edge. */
function markChanges(body: string, blocks: readonly BlockChange[], side: 'from' | 'to'): string {
  const names = new Map<string, string>();
  for (const { change, type, pointer, fromPointer, visible } of blocks) {
    if (!visible || (change === 'added' && side === 'from')) continue;
    if (change === 'removed' && side === 'to') continue;
    names.set(side === 'from' ? (fromPointer ?? pointer) : pointer, `${type} · ${change}`);
  }
  return body.replace(/ data-pointer="([^"]*)"/g, (mark, pointer: string) => {
    const name = names.get(pointer);
    return name === undefined ? mark : `${mark} data-diff="${escapeUTF8(name)}"`;
  });
}

async function packSide(
  { side, rendering }: RenderedSide,
  blocks: readonly BlockChange[],
  which: 'from' | 'to',
  styles: StyleSheets,
  pictures: Pictures,
): Promise<PackedSide> {
  const { head, css, before, body, after } = rendering;
  const html = `${before}${markChanges(body, blocks, which)}${after}`.replace(scripts, '');
  return {
    style: styles.numberOf(css),
    head: head.replace(preloads, ''),
    rest: await pictures.replace(html, side),
  };
}

/** Packs a page's renderings, without scripts and with changed blocks marked. */
export async function packPage(
  { from, to }: PageRenderings,
  blocks: readonly BlockChange[],
  styles: StyleSheets,
  pictures: Pictures,
): Promise<PackedPage> {
  return {
    ...(from && { from: await packSide(from, blocks, 'from', styles, pictures) }),
    ...(to && { to: await packSide(to, blocks, 'to', styles, pictures) }),
  };
}
