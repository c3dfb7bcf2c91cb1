import { isObject, scalarText } from '@forecourt/json';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { readText, type NotedRange } from '../../rule-api/range-in-markup.ts';
import type { DataVisit, EndVisit, TextVisit } from '../../rule-api/rule.ts';
import {
  foldedPlace,
  listedStreets,
  mayHaveAddress,
  writtenAddresses,
} from './addresses-in-text.ts';

type Address = {
  readonly street: string;
  readonly number: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
};

/** An address of a location, or one in a text. */
type AddressFact = {
  readonly listed?: Address;
  readonly written?: Address & {
    readonly words: string;
    readonly pointer: string;
    readonly within?: NotedRange;
  };
};

/** Notes the addresses of locations. */
export function noteListedAddresses(visit: DataVisit): void {
  for (const { entry } of dataEntries(visit, visit.name)) {
    const address = isObject(entry.address) ? entry.address : {};
    const [city, state, postcode] = ['city', 'state', 'postcode'].map((member) =>
      scalarText(address[member]),
    ) as [string, string, string];
    const place = { city: foldedPlace(city), state: state.toUpperCase(), postcode };
    const [{ street, number } = { street: '', number: '' }] = listedStreets(
      scalarText(address.street),
    );
    visit.note({ listed: { ...place, street, number } } satisfies AddressFact);
  }
}

/** Notes the addresses in a text of a page or the settings. */
export function noteWrittenAddresses({ kind, value, pointer, file, note }: TextVisit): void {
  if (file.startsWith('data/') || !mayHaveAddress(value)) return;
  const { words, placed } = readText(kind, value);
  for (const { range, ...address } of writtenAddresses(words)) {
    const within = placed(range);
    note({ written: { ...address, pointer, ...(within && { within }) } } satisfies AddressFact);
  }
}

/** Parts of a number: "18–20" is 18 and 20. */
const numbersOf = ({ number }: Address): readonly string[] => number.split(/\D+/);

/** Returns what is wrong with an address in a text; undefined if it may be right, or of another place. */
function problemOf(written: Address, listed: readonly Address[]): string | undefined {
  const inStreet = listed.filter(
    ({ street, city }) =>
      street !== '' && street === written.street && (written.city === '' || city === written.city),
  );
  const known = inStreet.flatMap(numbersOf);
  if (known.length > 0 && !numbersOf(written).some((each) => known.includes(each)))
    return `the location in this street has the number ${known[0]!}`;
  const inCity = listed.filter(
    ({ city, state, postcode }) =>
      postcode !== '' &&
      city !== '' &&
      (city === written.city || written.city.endsWith(` ${city}`)) &&
      (written.state === '' || state === written.state),
  );
  const [first] = inCity;
  if (written.postcode === '' || first === undefined) return undefined;
  if (inCity.some(({ postcode }) => postcode === written.postcode)) return undefined;
  return `the location there has the postcode ${first.postcode}`;
}

/** Reports addresses in texts that are nearly those of a location, each once. */
export function reportWrittenAddresses({ notes, report }: EndVisit): void {
  const facts = notes.map(({ file, fact }) => ({ file, ...(fact as AddressFact) }));
  const listed = facts.flatMap((fact) => fact.listed ?? []);
  const reported = new Set<string>();
  for (const { file, written } of facts) {
    const problem = written && problemOf(written, listed);
    if (written === undefined || problem === undefined || reported.has(written.words)) continue;
    const { words, pointer, within } = written;
    reported.add(words);
    report(file, {
      pointer,
      ...(within && { within }),
      message: `"${words}" is not the address in data/locations.json: ${problem}; correct it wherever it is written, or there`,
    });
  }
}
