import { blockTypes, cutoffs, publicationDay } from '@forecourt/block-schemas';
import type { Cutoff, FormData } from '@forecourt/block-schemas';
import { formCategory } from '@forecourt/forms';
import { documentContent } from '@forecourt/content';
import type { TenantDocuments } from '@forecourt/content';
import { assetNamesIn } from './asset-names.ts';

/** Counts by name. */
export type Counts = Readonly<Record<string, number>>;

/** Number of pages before and since a cutoff; pages without the block are not counted. */
export interface LayoutCount {
  readonly cutoff: string;
  readonly date: string;
  readonly blockType: string;
  readonly oldPages: number;
  readonly newPages: number;
}

/** Size of a page. */
interface PageWeight {
  readonly tenant: string;
  readonly page: string;
  readonly file: string;
  /** Bytes of the file. */
  readonly json: number;
  /** Bytes of the tenant's assets that the page refers to, each counted once. */
  readonly assets: number;
  readonly blocks: number;
}

/** An asset without references. */
interface UnusedAsset {
  readonly tenant: string;
  readonly path: string;
  readonly bytes: number;
}

/** Statistics of one tenant. */
export interface TenantStats {
  readonly tenant: string;
  readonly pages: number;
  readonly components: number;
  readonly blocks: Counts;
  readonly pagesByType: Counts;
  readonly layouts: readonly LayoutCount[];
  readonly forms: Counts;
  readonly assets: { readonly count: number; readonly bytes: number };
  readonly unusedAssets: readonly UnusedAsset[];
  readonly unusedComponents: readonly string[];
  /** Entries by data file. */
  readonly data: Counts;
  readonly weights: readonly PageWeight[];
}

function count(names: Iterable<string>): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const memberOf = (value: unknown, name: string): string | undefined => {
  const member = (value as Record<string, unknown> | null)?.[name];
  return typeof member === 'string' ? member : undefined;
};

function countLayouts(
  pages: readonly { readonly day?: string; readonly types: ReadonlySet<string> }[],
): LayoutCount[] {
  return cutoffs.map(({ id, date, blockType }: Cutoff) => {
    const withBlock = pages.filter(({ types }) => types.has(blockType));
    const old = withBlock.filter(({ day }) => day !== undefined && day < date).length;
    return { cutoff: id, date, blockType, oldPages: old, newPages: withBlock.length - old };
  });
}

const entriesOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : 0;

/** Returns the size of a page's file and of the assets that it refers to. */
function weightOf(
  { file, path, text, value }: TenantDocuments['documents'][number],
  bytesOf: ReadonlyMap<string, number>,
): Pick<PageWeight, 'page' | 'file' | 'json' | 'assets'> {
  const assets = [...assetNamesIn(value)];
  return {
    page: memberOf(value, 'path') ?? path,
    file,
    json: Buffer.byteLength(text),
    assets: assets.reduce((sum, name) => sum + (bytesOf.get(name) ?? 0), 0),
  };
}

/** Counts a tenant's documents and assets. Broken blocks count if they have a type. */
export function tenantStats({ slug, documents, reading }: TenantDocuments): TenantStats {
  // Not from the snapshot, which does not exist without usable settings.
  const { snapshot, files } = reading;
  const timeZone = snapshot?.site.timeZone ?? 'UTC';
  const assets = [...(files?.assets.values() ?? [])].flatMap(({ served }) => served ?? []);
  const bytesOf = new Map(assets.map(({ path, bytes }) => [path, bytes]));
  const drawn = documents.filter(({ kind }) => kind === 'page' || kind === 'component');
  const contents = drawn.map((document) => ({
    document,
    blocks: documentContent(document).blocks,
  }));
  const pages = contents.filter(({ document }) => document.kind === 'page');
  const all = contents.flatMap(({ blocks }) => blocks);
  const named = new Set(documents.flatMap(({ value }) => [...assetNamesIn(value)]));
  const components = [
    ...new Set(
      [...(files?.components.values() ?? [])].flatMap(({ served }) => served?.value.name ?? []),
    ),
  ];
  const used = new Set(
    all.flatMap(({ block }) => [
      block.type,
      ...(block.type === 'customComponent' ? [String(block.data.name)] : []),
    ]),
  );
  const forms = all.filter(({ block }) => /^form(?:Builder)?$/.test(block.type));
  const dated = pages.map(({ document, blocks }) => {
    const date = memberOf(document.value, 'publicationDate');
    const day = date === undefined ? undefined : publicationDay(date, timeZone);
    return { day, types: new Set(blocks.map(({ block }) => block.type)) };
  });
  return {
    tenant: slug,
    pages: pages.length,
    components: components.length,
    blocks: count(all.map(({ block }) => block.type)),
    pagesByType: count(dated.flatMap(({ types }) => [...types])),
    layouts: countLayouts(dated),
    forms: count(forms.map(({ block }) => formCategory(block.data as FormData) ?? 'unknown')),
    assets: { count: assets.length, bytes: assets.reduce((sum, { bytes }) => sum + bytes, 0) },
    unusedAssets: assets
      .filter(({ path }) => !named.has(path))
      .map(({ path, bytes }) => ({ tenant: slug, path, bytes }))
      .sort((a, b) => b.bytes - a.bytes || (a.path < b.path ? -1 : 1)),
    unusedComponents: components.filter((name) => !used.has(name)).sort(),
    data: Object.fromEntries(
      documents
        .filter(({ kind }) => kind === 'data')
        .map(({ path, value }) => [path.replace(/^data\/|\.json$/gi, ''), entriesOf(value)]),
    ),
    weights: pages.map(({ document, blocks }) => ({
      tenant: slug,
      ...weightOf(document, bytesOf),
      blocks: blocks.length,
    })),
  };
}

/** Returns the built-in types that no tenant uses. */
export const unusedTypes = (tenants: readonly TenantStats[]): string[] =>
  blockTypes.filter((type) => tenants.every(({ blocks }) => blocks[type] === undefined));
