import { withoutOddCharacters } from './odd-characters.ts';

/** A value that fits its pattern, and what was wrong with the one that doesn't. */
export interface PatternRepair {
  readonly value: string;
  /** `has capital letters`, `lacks the # at its start`. */
  readonly problems: readonly string[];
}

interface Step {
  readonly problem: string;
  readonly apply: (text: string, pattern: string) => string;
}

const pad = (digits: string) => digits.padStart(2, '0');

/** Returns true for a day that exists, YYYY-MM-DD. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Repairs that can't change what is meant, in the order in which they are tried. */
const steps: readonly Step[] = [
  { problem: 'has spaces at its start or end', apply: (text) => text.trim() },
  { problem: 'has backslashes', apply: (text) => text.replaceAll('\\', '/') },
  { problem: 'has an invisible or full-width character', apply: withoutOddCharacters },
  {
    problem: 'begins with "http:"',
    apply: (text, pattern) =>
      pattern.includes('https:') ? text.replace(/^http:\/\//i, 'https://') : text,
  },
  {
    problem: 'has a scheme and a domain',
    apply: (text, pattern) =>
      pattern.startsWith('^/') ? text.replace(/^https?:\/\/[^/?#]+(?=\/)/i, '') : text,
  },
  {
    problem: 'has a scheme or a path',
    apply: (text, pattern) =>
      pattern.includes('https:') || pattern.startsWith('^/')
        ? text
        : text.replace(/^https?:\/\/([^/?#:]+)(?::\d+)?(?:[/?#].*)?$/i, '$1'),
  },
  {
    problem: 'has a space before the time',
    apply: (text) => text.replace(/^(\d{4}\D\d{1,2}\D\d{1,2}) +(?=\d{2}:)/, '$1T'),
  },
  {
    problem: 'is not written with hyphens',
    apply: (text) => text.replace(/^(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?=$|T)/, '$1-$2-$3'),
  },
  {
    problem: 'has months or days of one digit',
    apply: (text) =>
      text.replace(
        /^(\d{4})-(\d{1,2})-(\d{1,2})(?=$|T)/,
        (written, year: string, month: string, day: string) => {
          const padded = [year, pad(month), pad(day)].join('-');
          return isDay(padded) ? padded : written;
        },
      ),
  },
  {
    problem: 'is not written with two digits and a colon',
    apply: (text) =>
      text.replace(/^(\d{1,2})[:.](\d{2})$/, (_, hour, minute) => `${pad(String(hour))}:${minute}`),
  },
  {
    problem: 'is not written with a slash between the numbers',
    apply: (text) => text.replace(/^(\d+)\s*[:x×/]\s*(\d+)$/, '$1/$2'),
  },
  {
    problem: 'lacks the # at its start',
    apply: (text) => (/^(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text) ? `#${text}` : text),
  },
  {
    problem: 'is not spelt as language and region',
    apply: (text) =>
      text.replace(
        /^([a-z]{2,3})[-_]([a-z]{2})$/i,
        (_, language: string, region: string) =>
          `${language.toLowerCase()}-${region.toUpperCase()}`,
      ),
  },
  {
    problem: 'has a query or an anchor',
    apply: (text, pattern) => (pattern.startsWith('^/') ? text.replace(/[?#].*$/s, '') : text),
  },
  {
    problem: 'has spaces',
    // Old addresses are what they are: only the patterns of these take a percent sign.
    apply: (text, pattern) =>
      pattern.startsWith('^/') && new RegExp(pattern, 'u').test('/%20')
        ? text.replace(/\s/g, '%20')
        : text,
  },
  { problem: 'has capital letters', apply: (text) => text.toLowerCase() },
  {
    problem: 'has spaces',
    // In an address with a scheme, a space is no part of a name.
    apply: (text) => (/^[a-z]+:/i.test(text) ? text : text.replace(/\s+/g, '-')),
  },
  { problem: 'has underscores', apply: (text) => text.replaceAll('_', '-') },
  {
    problem: 'lacks the slash at its start',
    apply: (text) => (/^[a-z0-9]/i.test(text) && !text.includes(':') ? `/${text}` : text),
  },
  { problem: 'has slashes that follow one another', apply: (text) => text.replace(/\/{2,}/g, '/') },
];

/** Longest value that is repaired: no one writes a longer one by hand. */
const maxLength = 200;

/**
 * Repairs a value so that it fits its pattern: by one step if one is enough, else by all that are needed.
 * @returns undefined if no repair fits.
 */
export function repairFor(value: string, pattern: string): PatternRepair | undefined {
  if (value.length > maxLength) return undefined;
  const shape = new RegExp(pattern, 'u');
  for (const { problem, apply } of steps) {
    const repaired = apply(value, pattern);
    if (repaired !== value && shape.test(repaired)) return { value: repaired, problems: [problem] };
  }
  let repaired = value;
  const problems: string[] = [];
  for (const { problem, apply } of steps) {
    const next = apply(repaired, pattern);
    if (next === repaired) continue;
    repaired = next;
    problems.push(problem);
    if (shape.test(repaired)) return { value: repaired, problems };
  }
  return undefined;
}
