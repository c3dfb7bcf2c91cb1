import type { Finding, PlaceKind } from '@forecourt/block-schemas';
import { addressesIn } from './html-links.ts';
import { checkAsset, checkLink } from './links.ts';
import type { LinkTargets } from './links.ts';
import type { Place } from './places.ts';

/** What is referred to, and how it is looked up. */
export interface Reference {
  /** `picture` and `video` are files that blocks name, `source` those of mark-up; the others are the places' own. */
  readonly kind: 'picture' | 'video' | 'source' | PlaceKind;
  readonly value: string;
}

/** The same for equal references alone. */
export const referenceKey = ({ kind, value }: Reference): string => `${kind} ${value}`;

/** A video's address may leave this out. */
const videoEndings = ['.mp4'];

/** Places that say nothing about other files, or that only their own form knows. */
const inward: ReadonlySet<PlaceKind> = new Set(['blocks', 'component', 'stepKey']);

/** What a place of a document refers to: one thing, or all that its mark-up does. */
export function referencesAt({ kind, value, block }: Place): readonly Reference[] {
  if (value.includes('{{') || inward.has(kind)) return [];
  if (kind === 'asset')
    return [{ kind: block?.block.type === 'video' ? 'video' : 'picture', value }];
  if (kind !== 'html-inline' && kind !== 'html-block') return [{ kind, value }];
  return addressesIn(value).map((address) => ({
    kind: address.attribute === 'href' ? 'link' : 'source',
    value: address.value,
  }));
}

/** A link to a place on the page that it stands on. */
export const isWithinPage = ({ kind, value }: Reference): boolean =>
  kind === 'link' && value.trimStart().startsWith('#');

/** What is wrong with a reference, if anything. Those within a page are told with the page. */
export function checkReference(
  { kind, value }: Reference,
  pointer: string,
  targets: LinkTargets,
  checkName: (place: Pick<Place, 'kind' | 'value' | 'pointer'>) => Finding | undefined,
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
