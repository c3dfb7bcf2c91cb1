import { addressFault } from '@forecourt/block-schemas';
import type { AddressFault } from '@forecourt/block-schemas';
import { defineRule } from './rule.ts';
import type { Rule, RuleMeta, TextVisit, Visitor } from './rule.ts';
import { linksIn } from './html-links.ts';

/** True for an address that a visitor follows or a browser loads, unlike a canonical address. */
const isFollowed = ({ block, page, pointer }: TextVisit): boolean =>
  block !== undefined || (page === undefined && !pointer.startsWith('/integrations/'));

const unescaped = (address: string) => address.replaceAll('&amp;', '&');
const escaped = (address: string) =>
  address
    .replace(/&(?!amp;)/g, '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

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
      text: (visit) => {
        const { kind: place, value, pointer, report } = visit;
        if (place !== 'html-inline' && place !== 'html-block') {
          if (/^\/(?!\/)\S*$/.test(value) || !isFollowed(visit) || !isMeant(visit)) return;
          const fault = addressFault(value, site);
          if (fault?.kind !== kind) return;
          const { message, suggestion, isSafe = false } = fault;
          report({
            ...{ pointer, message, suggestion },
            fix: isSafe ? { pointer, value: suggestion } : undefined,
          });
          return;
        }
        if (!value.includes('<') || !isMeant(visit)) return;
        const seen = new Set<string>();
        for (const { element, attributes, address: written, at } of linksIn(value)) {
          // A link without an address is an anchor if it has a name.
          const isBare =
            written === undefined && element === 'a' && !/\s(?:id|name)\s*=/i.test(attributes);
          const address = isBare ? '' : written;
          if (address === undefined || seen.has(address)) continue;
          seen.add(address);
          const fault = addressFault(unescaped(address), site);
          if (fault?.kind !== kind) continue;
          const { message, suggestion, isSafe = false } = fault;
          report({
            ...{ pointer, within: at, message },
            fix:
              isSafe && suggestion !== undefined
                ? { pointer, within: at, value: suggestion }
                : undefined,
          });
        }
      },
    }),
  });
