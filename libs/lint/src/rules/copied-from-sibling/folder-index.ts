import { memoizeLast } from '../../rule-api/memoize-last.ts';
import { phoneDigits } from '../../rule-api/phone-digits.ts';
import type { SiblingSite } from '../../rule-api/rule.ts';

/** Returns a name in lower case with single spaces. */
export const foldedSpaces = (text: string): string =>
  text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Returns a domain in lower case without `www.` and port. */
export const hostOf = (domain: string): string => domain.toLowerCase().replace(/^www\.|:\d+$/g, '');

const written = (char: string): string =>
  char === ' ' ? String.raw`\s+` : char.replace(/[.*+?^${}()|[\]\\/-]/, String.raw`\$&`);

/**
 * Returns a pattern for many names that reads each character of a text once, longer names first. A
 * plain alternation tries name after name wherever a word begins.
 */
function patternOf(names: readonly string[]): string {
  const rest = names.filter((name) => name !== '');
  const groups = [...Map.groupBy(rest, (name) => [...name][0]!)].map(
    ([first, group]) => written(first) + patternOf(group.map((name) => name.slice(first.length))),
  );
  if (rest.length < names.length) groups.push('');
  return groups.length === 1 ? groups[0]! : `(?:${groups.join('|')})`;
}

/** Names, domains and phone numbers of the websites of a folder, each with the slugs that have it. */
export interface FolderIndex {
  readonly names: ReadonlyMap<string, readonly string[]>;
  readonly hosts: ReadonlyMap<string, readonly string[]>;
  readonly phones: ReadonlyMap<string, readonly string[]>;
  /** Finds names, within words too. */
  readonly namePattern: RegExp;
}

function slugsBy(
  sites: readonly SiblingSite[],
  keysOf: (site: SiblingSite) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const slugs = new Map<string, string[]>();
  for (const site of sites)
    for (const key of new Set(keysOf(site))) slugs.set(key, [...(slugs.get(key) ?? []), site.slug]);
  return slugs;
}

/** Indexes the websites of a folder, once for all of them. */
export const indexOf = memoizeLast((sites: readonly SiblingSite[]): FolderIndex => {
  // A single word is the name of a make or a town.
  const names = slugsBy(sites, ({ name }) =>
    name.trim().includes(' ') ? [foldedSpaces(name)] : [],
  );
  return {
    names,
    hosts: slugsBy(sites, ({ domains = [] }) => domains.map(hostOf)),
    phones: slugsBy(sites, ({ phone }) => (phone === undefined ? [] : [phoneDigits(phone)])),
    namePattern: new RegExp(
      names.size === 0 ? '(?!)' : String.raw`${patternOf([...names.keys()])}(?![\p{L}\p{N}])`,
      'giu',
    ),
  };
});
