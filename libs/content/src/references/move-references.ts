import type { AnnotatedText } from '@forecourt/block-schemas';
import type { Edit } from '@forecourt/json';
import { convertReferences } from './convert-references.ts';
import { addressesOf } from './leads-to.ts';
import type { Target } from './leads-to.ts';
import type { PageMove } from './move-page.ts';
import { ownAddress } from './own-address.ts';

/** Pages or assets that get other addresses. */
export interface AddressMove {
  readonly kind: Target['kind'];
  /** Returns the new address for a normalised one, `/car-loans` for `/finance`; undefined if it stays. */
  readonly newAddress: (address: string) => string | undefined;
}

/** Returns the move of a page. */
export const pageMove = ({ from, to }: PageMove): AddressMove => ({
  kind: 'page',
  newAddress: (address) => (address === from ? to : undefined),
});

/** Returns the move of assets, which may be in a folder that is renamed. */
export const assetMove = (
  renames: readonly { readonly from: string; readonly to: string }[],
): AddressMove => ({
  kind: 'asset',
  newAddress: (address) => {
    const renamed = renames.find(({ from }) => `${address}/`.startsWith(`${from}/`));
    return renamed && renamed.to + address.slice(renamed.from.length);
  },
});

const videoEnding = /\.mp4$/i;

/** Returns the new path in the form in which the old one is written: encoded, or without the ending of a video. */
function likeWritten(path: string, kind: Target['kind'], address: string, to: string): string {
  if (kind === 'page' || path === address) return to;
  return path.includes('%') ? encodeURI(to) : to.replace(videoEnding, '');
}

/**
 * Returns the edits with which references follow pages or assets to other addresses. Query, hash and
 * the domain of an address stay as they are.
 * @param domains of the tenant, whose addresses are within the site.
 */
export const moveReferences = (
  texts: readonly AnnotatedText[],
  { kind, newAddress }: AddressMove,
  domains: readonly string[],
): Edit[] =>
  convertReferences(texts, (reference) => {
    const own = ownAddress(reference.value, domains);
    if (own === undefined) return undefined;
    for (const address of addressesOf(reference, own, kind)) {
      const to = newAddress(address);
      if (to !== undefined) return own.origin + likeWritten(own.path, kind, address, to) + own.rest;
    }
    return undefined;
  });
