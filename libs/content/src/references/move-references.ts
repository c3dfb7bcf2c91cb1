import type { AnnotatedText } from '@forecourt/block-schemas';
import type { Edit } from '@forecourt/json';
import { convertReferences } from './convert-references.ts';
import { leadsTo } from './leads-to.ts';
import type { Target } from './leads-to.ts';

const videoEnding = /\.mp4$/i;

/** Returns the new path in the form in which the old one is written: encoded, or without the ending of a video. */
function likeWritten(path: string, { kind, address }: Target, to: string): string {
  if (kind === 'page' || path === address) return to;
  return path.includes('%') ? encodeURI(to) : to.replace(videoEnding, '');
}

/**
 * Returns the edits with which references follow a page or an asset to another address. Query, hash
 * and the domain of an address stay as they are.
 * @param to the new address, `/car-loans`.
 * @param domains of the tenant, whose addresses are within the site.
 */
export const moveReferences = (
  texts: readonly AnnotatedText[],
  target: Target,
  to: string,
  domains: readonly string[],
): Edit[] =>
  convertReferences(texts, (reference) => {
    const own = leadsTo(reference, target, domains);
    return own && own.origin + likeWritten(own.path, target, to) + own.rest;
  });
