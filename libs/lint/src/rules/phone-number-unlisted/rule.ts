import { isObject } from '@forecourt/json';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { phoneDigits } from '../../rule-api/phone-digits.ts';
import { regionOf } from '../../rule-api/region.ts';
import { defineRule, type DataVisit, type EndVisit } from '../../rule-api/rule.ts';
import { mayHaveLandline } from './numbers.ts';
import { usedNumbers, type UsedNumber } from './used-numbers.ts';

/** A number in a text, or one of the dealer's own with the names of who has it. */
type NumberFact = {
  readonly used?: UsedNumber & { readonly pointer: string };
  readonly own?: string;
  /** True for the number of a location, whose area is that of the dealer. */
  readonly isLocal?: boolean;
  readonly names?: readonly string[];
};

/** Files about other dealers, or with what customers write. */
const foreignFiles = /^data\/(?:manufacturerLocations|reviews)\.json$/;

const namesOf = (...texts: readonly unknown[]): readonly string[] =>
  texts.flatMap((text) =>
    typeof text === 'string' ? (text.toLowerCase().match(/[\p{L}’'-]+/gu) ?? []) : [],
  );

function noteOwn(visit: DataVisit): void {
  for (const file of ['locations', 'manufacturerLocations', 'team'])
    for (const { entry } of dataEntries(visit, file)) {
      const place = isObject(entry.address) ? entry.address : {};
      const contact = isObject(entry.contact_detail) ? entry.contact_detail : entry;
      const names = file === 'manufacturerLocations' ? [] : namesOf(entry.name, place.city);
      const own = typeof contact.phone === 'string' ? phoneDigits(contact.phone) : undefined;
      const isLocal = file === 'locations';
      visit.note({ ...(own && { own, isLocal }), names } satisfies NumberFact);
    }
}

/** Length of the code of an area, with its 0. */
const areaLength = 2;

function reportUnlisted(
  { notes, report }: EndVisit,
  ownNumbers: readonly string[],
  ownNames: readonly string[],
  siblings: readonly string[],
): void {
  const facts = notes.map(({ file, fact }) => ({ file, ...(fact as NumberFact) }));
  const locals = facts.flatMap(({ own, isLocal }) => (own && isLocal ? [own] : []));
  const areas = new Set([...ownNumbers, ...locals].map((each) => each.slice(0, areaLength)));
  const listed = new Set([...ownNumbers, ...siblings, ...facts.flatMap(({ own }) => own ?? [])]);
  const names = new Set([...ownNames, ...facts.flatMap((fact) => fact.names ?? [])]);
  const counts = new Map<string, number>();
  for (const { used } of facts)
    if (used) counts.set(used.digits, (counts.get(used.digits) ?? 0) + 1);
  for (const { file, used } of facts) {
    if (used === undefined || listed.has(used.digits)) continue;
    if (!areas.has(used.digits.slice(0, areaLength))) continue;
    if (!used.names.every((name) => names.has(name))) continue;
    // Once for each number: it is mostly an old one, which many texts have.
    listed.add(used.digits);
    const isRepeated = counts.get(used.digits)! > 1;
    report(file, {
      pointer: used.pointer,
      ...(used.within && { within: used.within }),
      message: `${used.written} is the phone number of no location or person, nor that of site.json; correct it${isRepeated ? ' wherever it is written' : ''}, or write it there`,
    });
  }
}

/** Reports numbers of the dealer's area in texts that are not, or no longer, the dealer's. */
export const phoneNumberUnlisted = defineRule({
  meta: {
    id: 'phone-number-unlisted',
    description: 'Every local phone number in texts is that of the site, a location or a person.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site, siblings }) => {
    const region = regionOf(site);
    if (region === undefined) return {};
    const numbersOf = (phone: string | undefined) => (phone ? [phoneDigits(phone)] : []);
    const siblingNumbers = siblings.flatMap(({ phone }) => numbersOf(phone));
    return {
      textKinds: ['link', 'text', 'html-inline', 'html-block'],
      textTest: mayHaveLandline,
      text: (visit) => {
        if (foreignFiles.test(visit.file)) return;
        const { pointer, note } = visit;
        for (const used of usedNumbers(visit, site, region))
          note({ used: { ...used, pointer } } satisfies NumberFact);
      },
      data: noteOwn,
      end: (visit) =>
        reportUnlisted(visit, numbersOf(site.phone), namesOf(site.name), siblingNumbers),
    };
  },
});
