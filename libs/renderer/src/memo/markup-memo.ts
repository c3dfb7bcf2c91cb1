import type { Site } from '@forecourt/block-schemas';
import { LRUCache } from 'lru-cache';
import type { Read } from './reads.ts';

/** The time for which markup holds, ISO 8601 in UTC. */
export interface Period {
  /** Inclusive. */
  readonly from: string;
  /** Exclusive. */
  readonly until: string;
}

/** Markup of a part of a page, with everything that it was rendered from. */
export interface PartMarkup<Effects = unknown> {
  readonly html: string;
  readonly reads: readonly Read[];
  /** Undefined if time alone changes nothing. */
  readonly period: Period | undefined;
  /** Additions to the page besides the markup. */
  readonly effects: Effects;
}

/** Markup of one part of a page under different conditions, such as a list under several filters. */
export interface PartVariants {
  /** Returns the first variant that passes a test. */
  readonly find: (holds: (markup: PartMarkup) => boolean) => PartMarkup | undefined;
  readonly keep: (markup: PartMarkup) => void;
}

/**
 * Holds the markup of parts of pages. A part with the same content is rendered anew only if something that it
 * read of its context differs (decision 034).
 */
export interface MarkupMemo {
  /**
   * Returns the variants of a part by its content. Undefined at the first visit of the part, which is
   * only noted: most content of a new page is never seen again, and noting what it reads costs
   * a quarter of the page.
   */
  readonly variantsOf: (site: Site, part: string) => PartVariants | undefined;
}

/** Upper bound of the variants of one part. */
const maxVariants = 4;

/** Approximate bytes of an entry besides its texts. */
const entryBytes = 400;

/**
 * Number of parts whose first visit is remembered: by a hash of 32 bits, since their texts would be what the
 * garbage collector works on most. A part whose hash another one has is kept from its first visit on.
 */
const rememberedParts = 2 ** 17;

/** Returns a hash of a text, an unsigned number of 32 bits (FNV-1a by characters). */
function hashOf(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Creates a function that returns true for a part of a site that it was called with before, of late. */
function createRecollection(): (site: number, part: string) => boolean {
  const hashes = new Uint32Array(rememberedParts);
  return (site, part) => {
    const hash = hashOf(part, site);
    const at = hash % rememberedParts;
    const isKnown = hashes[at] === hash;
    hashes[at] = hash;
    return isKnown;
  };
}

/** Creates a memo that evicts the least recently used part. @param maxBytes upper bound of its texts. */
export function createMarkupMemo(maxBytes: number): MarkupMemo {
  const parts = new LRUCache<string, readonly PartMarkup[]>({
    maxSize: maxBytes,
    sizeCalculation: (variants, part) =>
      variants.reduce((sum, { html }) => sum + html.length, part.length + entryBytes),
  });
  const isRemembered = createRecollection();
  const numbers = new WeakMap<Site, number>();
  let sites = 0;
  /** Settings are immutable: a change makes another object, whose parts are other parts. */
  const numberOf = (site: Site) => {
    const number = numbers.get(site) ?? ++sites;
    numbers.set(site, number);
    return number;
  };
  return {
    variantsOf(site, part) {
      const number = numberOf(site);
      if (!isRemembered(number, part)) return undefined;
      const name = `${number} ${part}`;
      const variants = parts.get(name) ?? [];
      return {
        find: (holds) => variants.find(holds),
        keep: (markup) => void parts.set(name, [markup, ...variants.slice(0, maxVariants - 1)]),
      };
    },
  };
}
