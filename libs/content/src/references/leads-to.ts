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

/**
 * Returns the address of a reference that leads to a target, however it is written; undefined for
 * other references.
 * @param domains of the tenant, whose addresses are within the site.
 */
export function leadsTo(
  { kind, value }: Reference,
  target: Target,
  domains: readonly string[],
): OwnAddress | undefined {
  const own = ownAddress(value, domains);
  if (own === undefined) return undefined;
  const { path, rest } = own;
  if (target.anchor !== undefined && linkParts(rest).hash !== target.anchor) return undefined;
  const isPage = () => kind === 'link' && pagePath(decodedAddress(path)) === target.address;
  const isAsset = () =>
    [path, decodedAddress(path), ...(kind === 'video' ? [`${path}.mp4`] : [])].includes(
      target.address,
    );
  return (target.kind === 'page' ? isPage() : isAsset()) ? own : undefined;
}
