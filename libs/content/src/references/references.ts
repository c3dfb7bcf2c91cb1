import { isMarkup, shownData } from '@forecourt/block-schemas';
import type { AnyBlock, DataKind, Finding, AnnotationKind } from '@forecourt/block-schemas';
import type { StringRange } from '@forecourt/json';
import { addressesIn } from './html-links.ts';
import type { HtmlAddress } from './html-links.ts';
import { checkAssetLink, checkPictureLink, checkVideoLink } from './asset-links.ts';
import type { LinkTargets } from './link-targets.ts';
import { checkLink } from './links.ts';
import { checkModelPages, modelPagesOf } from './model-pages.ts';
import type { AnnotatedText } from '@forecourt/block-schemas';
import type { DataChecks } from './data-names.ts';

/** A reference and its kind, which decides how it is looked up. */
export interface Reference {
  /**
   * `picture`, `video` and `file` are files that content names, `source` those of mark-up, `shown-data`
   * the kinds of data that blocks show, `model-pages` the pages that a model range leads to; the others
   * are the string's own.
   */
  readonly kind:
    'picture' | 'video' | 'file' | 'source' | 'shown-data' | 'model-pages' | AnnotationKind;
  readonly value: string;
}

/** A reference with the part of its string that it is written in, if that is mark-up. */
export interface PlacedReference extends Reference {
  readonly within?: StringRange;
}

/** Returns a key that only equal references share. */
export const referenceKey = ({ kind, value }: Reference): string => `${kind} ${value}`;

/** Kinds of strings that do not refer to other files, or that are checked with their form. */
const inward: ReadonlySet<AnnotationKind> = new Set([
  ...(['blocks', 'component', 'stepKey'] as const),
  ...(['text', 'text-link', 'text-alt'] as const),
]);

const none: readonly PlacedReference[] = [];

/** Returns the references of a string of a document: its own, or all those in its mark-up. */
export function referencesAt({
  kind,
  value,
  block,
  isFile,
}: AnnotatedText): readonly PlacedReference[] {
  if (inward.has(kind)) return none;
  if (isMarkup(kind)) return referencesInMarkup(value);
  if (value.includes('{{')) return none;
  if (kind === 'asset') {
    const fileKind = block?.block.type === 'video' ? 'video' : 'file';
    return [{ kind: isFile ? fileKind : 'picture', value }];
  }
  return [{ kind, value }];
}

function referencesInMarkup(html: string): readonly PlacedReference[] {
  const addresses = addressesIn(html);
  // Most mark-up has no addresses.
  if (addresses.length === 0) return none;
  return addresses.flatMap((each) =>
    each.value.includes('{{') ? none : { ...referenceInHtml(each), within: each.within },
  );
}

/** Returns the reference of an attribute in mark-up. */
export const referenceInHtml = ({ attribute, value }: HtmlAddress): Reference => ({
  kind: attribute === 'href' ? 'link' : 'source',
  value,
});

/** Returns true for a link to an anchor of its own page. */
export const isWithinPage = ({ kind, value }: Reference): boolean =>
  kind === 'link' && value.trimStart().startsWith('#');

/** Returns the references of a block as a whole: the kinds of data that it shows, and pages of models. */
export function referencesOfBlock(block: AnyBlock): readonly Reference[] {
  const kinds = shownData(block);
  // Most blocks show no data.
  if (kinds.length === 0) return none;
  const references: Reference[] = [];
  for (const value of kinds) references.push({ kind: 'shown-data', value });
  const pages = modelPagesOf(block);
  if (pages !== undefined) references.push({ kind: 'model-pages', value: pages });
  return references;
}

/** Returns the error of a reference, if any. References within a page are checked with the page. */
export function checkReference(
  { kind, value }: Reference,
  pointer: string,
  targets: LinkTargets,
  { checkName, checkShown }: DataChecks,
): Finding | undefined {
  switch (kind) {
    case 'shown-data':
      return checkShown(value as DataKind, pointer);
    case 'model-pages':
      return checkModelPages(value, pointer, targets);
    case 'link':
      return checkLink(value, pointer, targets);
    case 'picture':
      return checkPictureLink(value, pointer, targets, { verbatim: true });
    case 'file':
      return checkAssetLink(value, pointer, targets, { verbatim: true });
    case 'video':
      return checkVideoLink(value, pointer, targets);
    case 'source':
      return checkPictureLink(value, pointer, targets);
    default:
      return checkName({ kind, value, pointer });
  }
}
