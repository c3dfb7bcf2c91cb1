import type { Site } from '@forecourt/block-schemas';
import { isTimeZone } from '@forecourt/domain';
import { isObject } from '@forecourt/json';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { isZoneOf, otherRegion } from '../../rule-api/region.ts';
import { defineRule } from '../../rule-api/rule.ts';

type Region = Site['region'];

interface Country {
  readonly name: string;
  readonly currency: string;
  /** Time zone of its largest city. */
  readonly usual: string;
}

const countries: Readonly<Record<Region, Country>> = {
  AU: { name: 'Australia', currency: 'AUD', usual: 'Australia/Sydney' },
  NZ: { name: 'New Zealand', currency: 'NZD', usual: 'Pacific/Auckland' },
};

/** Telephone numbers with the code of a country. */
const codes: Readonly<Record<Region, RegExp>> = {
  AU: /^\s*(?:\+|00)\s*61\b/,
  NZ: /^\s*(?:\+|00)\s*64\b/,
};

/** Region of a language tag whose dates and numbers are written as in the site's country. */
const sameFormats = 'GB';

/** Offset from UTC of the two countries with the wrong sign; hardly anyone lives where it is right. */
const mistakenOffset = /-(?:09:30|1[0-3]:\d\d)$/;

/** Longitude that separates the two countries. */
const between = 163;

/** Returns the country of an address by its coordinates, if it has any. */
function countryOf(address: unknown): Region | undefined {
  if (!isObject(address) || typeof address.long !== 'number') return undefined;
  return address.long > between ? 'NZ' : 'AU';
}

const countryMessage = (region: Region): string =>
  `the time zone and the locations are those of ${countries[otherRegion(region)].name}, the region is ${region}; correct it: currency, phone numbers and the law of credit go by it`;

/** Reports settings that belong to another country than the site. */
export const regionContradictory = defineRule({
  meta: {
    id: 'region-contradictory',
    description: 'Time zones, currency and locale are those of the site’s country.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site }) => {
    const { region, timeZone } = site;
    const { name, currency, usual } = countries[region];
    const isElsewhere = isZoneOf(timeZone, otherRegion(region));
    const zoneMessage = (zone: unknown): string | undefined => {
      if (typeof zone !== 'string') return undefined;
      if (!isTimeZone(zone)) return `"${zone}" is not a time zone; write one such as ${usual}`;
      return isZoneOf(zone, region)
        ? undefined
        : `${zone} is not a time zone of ${name}, so opening hours and last days are wrong by hours; write one such as ${usual}, or correct region`;
    };
    return {
      data: (visit) => {
        for (const { entry, pointer } of dataEntries(visit, 'locations')) {
          const message = isElsewhere ? undefined : zoneMessage(entry.timeZone);
          if (message) visit.report({ pointer: `${pointer}/timeZone`, message });
          const country = countryOf(entry.address);
          if (isElsewhere && country !== undefined) visit.note(country);
        }
      },
      page: ({ page: { publicationDate = '' }, report }) => {
        const [offset] = mistakenOffset.exec(publicationDate) ?? [];
        if (offset !== undefined)
          report({
            pointer: '/publicationDate',
            message: `"${offset}" is an offset west of Greenwich, so the page counts as published a day later; write ${offset.replace('-', '+')}`,
            suggestion: publicationDate.replace(/-(?=[^-]*$)/, '+'),
          });
      },
      site: ({ site: { phone }, report }) => {
        const other = otherRegion(region);
        if (isElsewhere || typeof phone !== 'string' || !codes[other].test(phone)) return;
        const message = `"${phone}" is a number of ${countries[other].name}, and the site is in ${name}; correct phone or region`;
        report({ pointer: '/phone', message });
      },
      end: ({ notes, report }) => {
        const isThere = notes.length > 0 && notes.every(({ fact }) => fact !== region);
        const add = (pointer: string, message: string) => report('site.json', { pointer, message });
        if (isElsewhere && isThere) return add('/region', countryMessage(region));
        const message = isTimeZone(timeZone) ? zoneMessage(timeZone) : undefined;
        if (message) add('/timeZone', message);
        if (site.currency !== undefined && site.currency !== currency)
          add(
            '/currency',
            `prices in ${name} are in ${currency}, not in ${site.currency}; correct currency or region`,
          );
        const [, country] = /-([A-Z]{2})$/.exec(site.locale ?? '') ?? [];
        if (country !== undefined && country !== region && country !== sameFormats)
          add(
            '/locale',
            `"${site.locale}" writes dates and prices as in another country than ${name}; write "en-${region}", or leave locale out`,
          );
      },
    };
  },
});
