import { readablePointer } from '@forecourt/json';
import { pluralize } from '@forecourt/domain';
import type { FileChange, PropertyChange } from '../documents/value-change.ts';
import type {
  BlockChange,
  CutoffEffect,
  DiffReport,
  LayoutChange,
  PageChange,
  ReportSide,
  TenantChange,
} from './diff-report.ts';

/** Describes one side: `main (1a2b3c4), published on 2024-05-20`. */
export function sideWords({ revision, at, clock }: ReportSide): string {
  const files = revision && `${revision.name} (${revision.commit.slice(0, 7)})`;
  const seen = clock !== undefined && clock !== at ? `looked at on ${clock}` : undefined;
  const published = at && `published on ${at}`;
  const words = [files, published, seen].filter((text) => text !== undefined);
  return words.length > 0 ? words.join(', ') : 'as it is now';
}

/** `block buttons`: a block's type, and its id or label. */
export const blockName = ({ type, id, label }: BlockChange): string =>
  [
    type,
    ...(id === undefined ? [] : [`#${id}`]),
    ...(label === undefined ? [] : [`“${label}”`]),
  ].join(' ');

const layoutWords = ({ type, from, to }: LayoutChange, block: BlockChange): string =>
  `${type === block.type ? 'layout' : `layout of ${type}`} “${from}” → “${to}”`;

/** Maximum number of names listed. */
const maxNames = 5;

const someOf = (names: readonly string[]): string =>
  names.length <= maxNames
    ? names.join(', ')
    : `${names.slice(0, maxNames).join(', ')} and ${(names.length - maxNames).toLocaleString('en')} more`;

/** Lists the other causes that can change how a block is rendered. */
function otherCauses({ properties }: PageChange, { files }: TenantChange): string {
  const page = properties.length > 0 ? ['the page’s own properties'] : [];
  const names =
    files.length <= maxNames
      ? files.map(({ file }) => file)
      : ['other files: data, pictures, components or settings'];
  return [...page, ...names].join(' or ') || 'other files';
}

const bookable = 'shows other opening hours or days to book on this day';

/** Descriptions of what the day of viewing changes in a block, by its type. */
const dayWords: Readonly<Record<string, string>> = {
  offers: 'shows other offers on this day',
  locations: 'shows other opening hours or holidays on this day',
  form: bookable,
  formBuilder: bookable,
};

/** Describes why a block differs, apart from its properties, which are listed separately. */
export function causeWords(
  block: BlockChange,
  page: PageChange,
  tenant: TenantChange,
): readonly string[] {
  const { change, causes, layouts, shown, visible, fromPointer } = block;
  const words = layouts.map((layout) => layoutWords(layout, block));
  if (change === 'moved' && fromPointer !== undefined)
    words.unshift(`from ${readablePointer(fromPointer)}`);
  if (causes.includes('clock'))
    words.push(
      shown === 'to'
        ? 'shows from this day on'
        : shown === 'from'
          ? 'no longer shows on this day'
          : (dayWords[block.type] ?? 'shows something else on this day'),
    );
  if (causes.includes('elsewhere'))
    words.push(`rendered differently because of ${otherCauses(page, tenant)}`);
  if (!visible && (change === 'changed' || change === 'moved'))
    words.push(shown === 'neither' ? 'shows nothing on the page itself' : 'looks the same');
  return words;
}

/** Maximum length of a value shown, in characters. */
const maxShown = 56;
/** Number of characters shown before the first difference of two long strings. */
const maxBefore = 16;

const shortened = (text: string): string =>
  text.length <= maxShown ? text : `${text.slice(0, maxShown - 1)}…`;

/** Formats two values as JSON; of long strings, only the part around the first difference. */
function shownValues(from: unknown, to: unknown): readonly [string, string] {
  const [a, b] = [JSON.stringify(from), JSON.stringify(to)];
  if (typeof from !== 'string' || typeof to !== 'string') return [shortened(a), shortened(b)];
  if (a.length <= maxShown && b.length <= maxShown) return [a, b];
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const start = Math.max(0, same - maxBefore);
  const part = (text: string) => shortened(start === 0 ? text : `"…${text.slice(start)}`);
  return [part(a), part(b)];
}

/** Describes a property's change without its location: `"Old" → "New"`. */
export function propertyWords({ change, from, to }: PropertyChange): string {
  if (change === 'added') return `added: ${shortened(JSON.stringify(to))}`;
  if (change === 'removed') return `removed: ${shortened(JSON.stringify(from))}`;
  return shownValues(from, to).join(' → ');
}

/** Returns a property's path within its block or file: `data.cards[1].heading`. */
export const propertyName = ({ pointer }: PropertyChange, block?: BlockChange): string => {
  const around = [block?.pointer, block?.fromPointer].find(
    (each) => each !== undefined && pointer.startsWith(`${each}/`),
  );
  return (
    readablePointer(around === undefined ? pointer : pointer.slice(around.length)) || 'all of it'
  );
};

/** Describes the change of a page as a whole; '' if it has not moved. */
export function pageWords({ change, fromPath, fromFile, redirected }: PageChange): string {
  const lost = redirected === false ? ', with no redirect from there' : '';
  if (change === 'added') return 'new page';
  if (change === 'removed') return `page is gone${lost}`;
  if (change === 'moved') return `moved from ${fromPath}${lost}`;
  return fromFile === undefined ? '' : `file was ${fromFile}`;
}

/** Describes the change of any other file. */
export function fileWords({ change, entries, properties, kind }: FileChange): string {
  if (change !== 'changed') return change;
  if (entries !== undefined)
    return (['added', 'removed', 'changed'] as const)
      .filter((each) => entries[each].length > 0)
      .map(
        (each) => `${entries[each].length.toLocaleString('en')} ${each}: ${someOf(entries[each])}`,
      )
      .join('; ');
  if (kind === 'asset') return 'another picture or file';
  return pluralize(properties.length, 'difference');
}

/** Describes changes of theme, header or footer shared by pages; '' if there are none. */
export function frameWords({ pagesWithOtherFrame, pagesCompared }: TenantChange): string {
  if (pagesWithOtherFrame === 0) return '';
  const on =
    pagesWithOtherFrame === pagesCompared ? 'every page' : pluralize(pagesWithOtherFrame, 'page');
  return `theme, header or footer look different on ${on}`;
}

/** Describes a cutoff's effect, without counts. */
export const cutoffWords = ({ date, blockType, from, to, undone }: CutoffEffect): string =>
  `${blockType}: from the layout ${undone ? 'since' : 'before'} ${date}, “${from}”, to the one ${undone ? 'before' : 'since'}, “${to}”`;

export const cutoffCounts = ({ blocks, pages }: CutoffEffect): string =>
  `${pluralize(blocks, 'block')} on ${pluralize(pages, 'page')}`;

const listed = (counts: Readonly<Record<string, number>>): string =>
  (['added', 'removed', 'moved', 'changed'] as const)
    .filter((kind) => counts[kind]! > 0)
    .map((kind) => `${counts[kind]!.toLocaleString('en')} ${kind}`)
    .join(', ');

/** One-line summary: `3 of 31 pages differ (2 changed, 1 added); 4 blocks changed`. */
export function summaryWords({ summary, tenants }: DiffReport): string {
  const { pages, blocks, files } = summary;
  const differing = pages.added + pages.removed + pages.moved + pages.changed;
  const compared = pluralize(pages.compared, 'page');
  const framed = tenants.reduce((sum, { pagesWithOtherFrame: count }) => sum + count, 0);
  if (differing + files + framed === 0) return `No difference in ${compared}`;
  const parts = [
    `${differing.toLocaleString('en')} of ${compared} differ${pages.compared === 1 ? 's' : ''}`,
  ];
  if (differing > 0) parts[0] += ` (${listed(pages)})`;
  const changed = listed(blocks);
  if (changed !== '') parts.push(`blocks: ${changed}`);
  if (framed > 0) parts.push(`theme, header or footer on ${pluralize(framed, 'page')}`);
  if (files > 0) parts.push(pluralize(files, 'other file'));
  return parts.join('; ');
}
