import type { AnnotatedText } from '@forecourt/block-schemas';
import type { Edit } from '@forecourt/json';
import { pagePath } from '../routing/page-path.ts';
import { convertReferences } from './convert-references.ts';
import { ownAddress } from './own-address.ts';
import type { Reference } from './references.ts';

/** A page or an asset that gets another address. */
export interface Move {
  readonly kind: 'page' | 'asset';
  /** `/finance` or `/assets/hero.svg`. */
  readonly from: string;
  readonly to: string;
}

const videoEnding = /\.mp4$/i;

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Returns the asset's new path in the form in which the old one is written; undefined for other paths. */
function movedAsset(path: string, kind: Reference['kind'], { from, to }: Move): string | undefined {
  if (path === from) return to;
  if (decoded(path) === from) return encodeURI(to);
  const isShortVideo = kind === 'video' && `${path}.mp4` === from;
  return isShortVideo ? to.replace(videoEnding, '') : undefined;
}

/**
 * Returns the edits with which references follow a move. Query, hash and the domain of an address
 * stay as they are.
 * @param domains of the tenant, whose addresses are within the site.
 */
export const moveReferences = (
  texts: readonly AnnotatedText[],
  move: Move,
  domains: readonly string[],
): Edit[] =>
  convertReferences(texts, ({ kind, value }) => {
    const own = ownAddress(value, domains);
    if (own === undefined) return undefined;
    const { origin, path, rest } = own;
    const isPage = kind === 'link' && pagePath(decoded(path)) === move.from;
    const moved =
      move.kind === 'asset' ? movedAsset(path, kind, move) : isPage ? move.to : undefined;
    return moved === undefined ? undefined : origin + moved + rest;
  });
