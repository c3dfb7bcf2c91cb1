import { addressFault, isMarkup, unescapedAddress } from '@forecourt/block-schemas';
import type { AddressFault, Site } from '@forecourt/block-schemas';
import type { StringRange } from '@forecourt/json';
import { defineRule } from './rule.ts';
import type { Rule, RuleMeta, TextTest, TextVisit, Visitor } from './rule.ts';
import { linksIn, mayHaveLinks } from './html-links.ts';
import { memoizeLast } from './memoize-last.ts';

/** True for an address that a visitor follows or a browser loads, unlike a canonical address. */
const isFollowed = ({ block, page, pointer }: TextVisit): boolean =>
  block !== undefined || (page === undefined && !pointer.startsWith('/integrations/'));

/** A fault of an address in a text. */
interface FaultInText {
  readonly fault: AddressFault;
  /** Part of the mark-up that is the address. */
  readonly within?: StringRange;
}

const none: readonly FaultInText[] = [];

function faultsInMarkup(html: string, site: Site): readonly FaultInText[] {
  const links = linksIn(html);
  if (links.length === 0) return none;
  const found: FaultInText[] = [];
  for (const { element, attributes, address: written, at } of links) {
    // A link without an address is an anchor if it has a name.
    // One with an address whose quotation marks are wrong is malformed.
    const isBare =
      written === undefined && element === 'a' && !/\s(?:href|id|name)\s*=/i.test(attributes);
    const address = isBare ? '' : written;
    if (address === undefined) continue;
    const fault = addressFault(unescapedAddress(address), site);
    if (fault) found.push({ fault, within: at });
  }
  return found;
}

/** Paths of the site are looked up by other rules. */
const mayHaveFault: TextTest = (value, kind) =>
  isMarkup(kind) ? mayHaveLinks(value, kind) : !/^\/(?!\/)[!-~]*$/.test(value);

/** Returns the faults of the addresses in a text. */
const faultsIn = memoizeLast(
  (text: string, hasMarkup: boolean, site: Site): readonly FaultInText[] => {
    if (hasMarkup) return faultsInMarkup(text, site);
    const fault = addressFault(text, site);
    return fault ? [{ fault }] : none;
  },
);

/**
 * A rule about addresses by themselves, in links, files and mark-up. An address has one fault at most,
 * so that one rule reports it.
 * @param isMeant filter of the values' locations; default: all. @param also further callbacks of the rule.
 */
export const addressRule = (
  meta: RuleMeta,
  kind: AddressFault['kind'],
  isMeant: (visit: TextVisit) => boolean = () => true,
  also: Pick<Visitor, 'end'> = {},
): Rule =>
  defineRule({
    meta,
    create: ({ site }) => ({
      ...also,
      textKinds: ['link', 'asset', 'html-inline', 'html-block'],
      textTest: mayHaveFault,
      text: (visit) => {
        const { kind: place, value, pointer, report, note } = visit;
        const faults = faultsIn(value, isMarkup(place), site);
        if (faults.length === 0 || !isMeant(visit)) return;
        if (!isMarkup(place) && !isFollowed(visit)) return;
        for (const { fault, within } of faults) {
          if (fault.kind !== kind) continue;
          const { message, suggestion, isSafe = false } = fault;
          // For `end`, which may know of the same fault from validation.
          if (also.end !== undefined) note(pointer);
          const fixed = isSafe ? suggestion : undefined;
          report({
            pointer,
            within,
            message,
            // In mark-up a suggestion would replace the whole text.
            suggestion: within === undefined ? suggestion : undefined,
            fix: fixed === undefined ? undefined : { pointer, within, value: fixed },
          });
        }
      },
    }),
  });
