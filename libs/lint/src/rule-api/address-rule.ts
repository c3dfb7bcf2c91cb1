import { addressError, isMarkup, unescapedAddress } from '@forecourt/block-schemas';
import type { AddressError, Site } from '@forecourt/block-schemas';
import type { StringRange } from '@forecourt/json';
import { defineRule } from './rule.ts';
import type { Rule, RuleMeta, TextTest, TextVisit, Visitor } from './rule.ts';
import { linksIn, mayHaveLinks } from './html-links.ts';
import { memoizeLast } from './memoize-last.ts';

/** True for an address that a visitor follows or a browser loads, unlike a canonical address. */
const isFollowed = ({ block, page, pointer }: TextVisit): boolean =>
  block !== undefined || (page === undefined && !pointer.startsWith('/integrations/'));

/** An error of an address in a text. */
interface ErrorInText {
  readonly error: AddressError;
  /** Part of the mark-up that is the address. */
  readonly within?: StringRange;
}

const none: readonly ErrorInText[] = [];

function errorsInMarkup(html: string, site: Site): readonly ErrorInText[] {
  const links = linksIn(html);
  if (links.length === 0) return none;
  const found: ErrorInText[] = [];
  for (const { element, attributes, address: written, at } of links) {
    // A link without an address is an anchor if it has a name.
    // One with an address whose quotation marks are wrong is malformed.
    const isBare =
      written === undefined && element === 'a' && !/\s(?:href|id|name)\s*=/i.test(attributes);
    const address = isBare ? '' : written;
    if (address === undefined) continue;
    const error = addressError(unescapedAddress(address), site);
    if (error) found.push({ error, within: at });
  }
  return found;
}

/** Paths of the site are looked up by other rules. */
const mayHaveError: TextTest = (value, kind) =>
  isMarkup(kind)
    ? mayHaveLinks(value, kind)
    : !/^\/(?!\/)[!-~]*$/.test(value) || value.includes('?');

/** Returns the errors of the addresses in a text. */
const errorsIn = memoizeLast(
  (text: string, hasMarkup: boolean, site: Site): readonly ErrorInText[] => {
    if (hasMarkup) return errorsInMarkup(text, site);
    const error = addressError(text, site);
    return error ? [{ error }] : none;
  },
);

/**
 * A rule about addresses by themselves, in links, files and mark-up. An address has one error at most,
 * so that one rule reports it.
 * @param isMeant filter of the values' locations; default: all. @param also further callbacks of the rule.
 */
export const addressRule = (
  meta: RuleMeta,
  kind: AddressError['kind'],
  isMeant: (visit: TextVisit) => boolean = () => true,
  also: Pick<Visitor, 'end'> = {},
): Rule =>
  defineRule({
    meta,
    create: ({ site }) => ({
      ...also,
      textKinds: ['link', 'asset', 'html-inline', 'html-block'],
      textTest: mayHaveError,
      text: (visit) => {
        const { value, pointer, report, note } = visit;
        const errors = errorsIn(value, isMarkup(visit.kind), site);
        if (errors.length === 0 || !isMeant(visit)) return;
        if (!isMarkup(visit.kind) && !isFollowed(visit)) return;
        for (const { error, within } of errors) {
          if (error.kind !== kind) continue;
          const { message, suggestion, isSafe = false } = error;
          // For `end`, which may know of the same error from validation.
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
