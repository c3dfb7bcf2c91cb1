import type { Site } from '@forecourt/block-schemas';
import { matchesOf, scalarText, type StringRange } from '@forecourt/json';
import type { RuleReport } from '../../rule-api/rule.ts';

/** Names of Australia's states and territories, and the states that external ones are addressed by. */
const states: Readonly<Record<string, string>> = {
  'AUSTRALIAN CAPITAL TERRITORY': 'ACT',
  'CHRISTMAS ISLAND': 'WA',
  'COCOS (KEELING) ISLANDS': 'WA',
  'JERVIS BAY TERRITORY': 'ACT',
  'NEW SOUTH WALES': 'NSW',
  'NORFOLK ISLAND': 'NSW',
  'NORTHERN TERRITORY': 'NT',
  QUEENSLAND: 'QLD',
  'SOUTH AUSTRALIA': 'SA',
  TASMANIA: 'TAS',
  VICTORIA: 'VIC',
  'WESTERN AUSTRALIA': 'WA',
};
const codes: ReadonlySet<string> = new Set(Object.values(states));

/** States by the first digits of a postcode: Australia Post gives each a range. */
const ranges: readonly (readonly [first: RegExp, states: readonly string[]])[] = [
  [/^02/, ['ACT']],
  [/^0[89]/, ['NT']],
  [/^[12]/, ['NSW', 'ACT']],
  [/^[38]/, ['VIC']],
  [/^[49]/, ['QLD']],
  [/^5/, ['SA']],
  [/^6/, ['WA']],
  [/^7/, ['TAS']],
];

/** Postcodes near a border that some places of a neighbouring state share. */
const shared: ReadonlySet<string> = new Set([
  ...['0872', '2406', '2648', '3498', '3500', '3585', '3586', '3644', '3691', '3707', '4375'],
  ...['4377', '4380', '4383', '4385', '4493', '4825', '5440'],
]);

type Address = Readonly<Record<string, unknown>>;
type Report = Pick<RuleReport, 'pointer' | 'message'>;

/** Returns the error of a postcode, or of the state beside it, if any. */
export function postcodeError(address: Address, region: Site['region']): Report | undefined {
  const { postcode, state } = address;
  const code = typeof postcode === 'string' ? postcode.trim() : '';
  if (code !== '' && !/^\d{4}$/.test(code)) {
    const message = `"${code}" is not a postcode: those of ${region === 'AU' ? 'Australia' : 'New Zealand'} have four digits`;
    return { pointer: '/postcode', message };
  }
  if (region !== 'AU' || typeof state !== 'string' || state.trim() === '') return undefined;
  const written = state.trim().toUpperCase();
  const short = states[written] ?? written;
  if (!codes.has(short)) {
    const message = `"${state}" is not a state or territory of Australia; write one of ${[...codes].join(', ')}`;
    return { pointer: '/state', message };
  }
  const [, possible] = ranges.find(([first]) => first.test(code)) ?? [];
  if (possible === undefined || possible.includes(short) || shared.has(code)) return undefined;
  const message = `the postcode ${code} is in ${possible.join(' or ')}, not in ${short}; correct one of them`;
  return { pointer: '/postcode', message };
}

/**
 * Returns the states that an address may be in, by its state or else its postcode; none if they are not
 * known or contradict each other.
 */
export function statesOf(address: Address | undefined): readonly string[] {
  if (typeof address !== 'object' || address === null) return [];
  if (postcodeError(address, 'AU') !== undefined) return [];
  const { state, postcode } = address;
  const written = typeof state === 'string' ? state.trim().toUpperCase() : '';
  const code = typeof postcode === 'string' ? postcode.trim() : '';
  if (written !== '') return [states[written] ?? written];
  if (shared.has(code)) return [];
  return ranges.find(([first]) => first.test(code))?.[1] ?? [];
}

const stateAndPostcode =
  /(?<=\p{Lu}[\p{L}’'-]+,?\s+)(NSW|VIC|Vic|QLD|Qld|SA|WA|TAS|Tas|NT|ACT),?\s+(\d{4})(?!\d)/gu;

/** Quick test for a text that may have an address with a state. */
export const mayHaveState = (text: string): boolean =>
  /\b(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT),?\s+\d{4}\b/i.test(text);

/** Returns the addresses in a text whose postcode is of another state. A number may be a year. */
export const statesInText = (
  text: string,
): readonly { readonly within: StringRange; readonly message: string }[] =>
  matchesOf(text, stateAndPostcode).flatMap(({ 0: words, 1: state, 2: postcode, index }) => {
    if (/^(?:19|20[0-3])/.test(postcode!)) return [];
    const error = postcodeError({ state, postcode }, 'AU');
    const within = { start: index, end: index + words.length };
    return error ? [{ within, message: error.message }] : [];
  });

/** Returns parts of an address that are missing or in the wrong member: a street as city, a postcode in the street. */
export function misplacedParts({ street, city, postcode }: Address): readonly Report[] {
  const [road, town, code] = [street, city, postcode].map((part) => scalarText(part).trim());
  if (town === '' && road !== '' && !road!.includes(','))
    return [
      {
        pointer: city === undefined ? '' : '/city',
        message:
          'the address has a street and no city, so it is unclear where the street is; write the city',
      },
    ];
  if (/^\d+[A-Za-z]?\s/.test(town!) && road !== '' && !/\d/.test(road!))
    return [
      {
        pointer: '/city',
        message: `"${town}" is a street, and "${road}" is shown as one; interchange street and city`,
      },
    ];
  if (/^\d{4}$/.test(code!) && new RegExp(String.raw`\D\s${code}$`).test(road!))
    return [
      {
        pointer: '/street',
        message: `the street ends with the postcode ${code}, which addresses show behind the city; remove it from the street`,
      },
    ];
  return [];
}
