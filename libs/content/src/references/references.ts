import type { Finding, PlaceKind } from '@forecourt/block-schemas';
import { addressesIn } from './html-links.ts';
import type { HtmlAddress } from './html-links.ts';
import { checkAsset, checkLink } from './links.ts';
import type { LinkTargets } from './links.ts';
import type { AnnotatedText } from '@forecourt/block-schemas';

/** A reference and its kind, which decides how it is looked up. */
export interface Reference {
  /** `picture` and `video` are files that blocks name, `source` those of mark-up; the others are the places' own. */
  readonly kind: 'picture' | 'video' | 'source' | PlaceKind;
  readonly value: string;
}

/** Returns a key that only equal references share. */
export const referenceKey = ({ kind, value }: Reference): string => `${kind} ${value}`;

/** Extensions that a video's address may leave out. */
const videoEndings = ['.mp4'];

/** Kinds of places that do not refer to other files, or that are checked with their form. */
const inward: ReadonlySet<PlaceKind> = new Set([
  ...(['blocks', 'component', 'stepKey'] as const),
  ...(['text', 'text-link', 'text-alt'] as const),
]);

/** Returns the references at a place of a document: its own, or all those in its mark-up. */
export function referencesAt({ kind, value, block }: AnnotatedText): readonly Reference[] {
  if (inward.has(kind) || value.includes('{{')) return [];
  if (kind === 'asset')
    return [{ kind: block?.block.type === 'video' ? 'video' : 'picture', value }];
  return isHtmlPlace({ kind }) ? addressesIn(value).map(referenceInHtml) : [{ kind, value }];
}

/** Returns true for a place with mark-up, which may contain several references. */
export const isHtmlPlace = ({ kind }: Pick<AnnotatedText, 'kind'>): boolean =>
  kind === 'html-inline' || kind === 'html-block';

/** Returns the reference of an attribute in mark-up. */
export const referenceInHtml = ({ attribute, value }: HtmlAddress): Reference => ({
  kind: attribute === 'href' ? 'link' : 'source',
  value,
});

/** Returns true for a link to an anchor of its own page. */
export const isWithinPage = ({ kind, value }: Reference): boolean =>
  kind === 'link' && value.trimStart().startsWith('#');

/** Returns the error of a reference, if any. References within a page are checked with the page. */
export function checkReference(
  { kind, value }: Reference,
  pointer: string,
  targets: LinkTargets,
  checkName: (place: Pick<AnnotatedText, 'kind' | 'value' | 'pointer'>) => Finding | undefined,
): Finding | undefined {
  switch (kind) {
    case 'link':
      return checkLink(value, pointer, targets);
    case 'picture':
      return checkAsset(value, pointer, targets, { verbatim: true });
    case 'video':
      return checkAsset(value, pointer, targets, { endings: videoEndings });
    case 'source':
      return checkAsset(value, pointer, targets);
    default:
      return checkName({ kind, value, pointer });
  }
}
