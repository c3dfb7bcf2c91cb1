import { decodedAddress } from '@forecourt/block-schemas';
import { pagePath } from '../routing/page-path.ts';
import { linkParts, ownAddress } from './own-address.ts';
import type { OwnAddress } from './own-address.ts';
import type { Reference } from './references.ts';

/** A page or an asset that references may lead to. */
export interface Target {
  readonly kind: 'page' | 'asset';
  /** `/finance` or `/assets/hero.svg`, normalised. */
  readonly address: string;
  /** Id of a block on the page, if only links to it count. */
  readonly anchor?: string;
}

/** Returns the normalised addresses that a reference may have, however it is written: files by name, too. */
export function addressesOf(
  { kind }: Pick<Reference, 'kind'>,
  { path }: OwnAddress,
  target: Target['kind'],
): readonly string[] {
  const decoded = decodedAddress(path);
  if (target === 'page') return kind === 'link' ? [pagePath(decoded)] : [];
  return [path, decoded, ...(kind === 'video' ? [`${path}.mp4`] : [])];
}

/**
 * Returns the address of a reference that leads to a target, however it is written; undefined for
 * other references.
 * @param domains of the tenant, whose addresses are within the site.
 */
export function leadsTo(
  reference: Reference,
  target: Target,
  domains: readonly string[],
): OwnAddress | undefined {
  const own = ownAddress(reference.value, domains);
  if (own === undefined) return undefined;
  if (target.anchor !== undefined && linkParts(own.rest).hash !== target.anchor) return undefined;
  return addressesOf(reference, own, target.kind).includes(target.address) ? own : undefined;
}
