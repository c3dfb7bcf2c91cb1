import { didYouMean } from '@forecourt/block-schemas';
import { onceForEach } from '../../rule-api/once-for-each.ts';
import type { EndVisit } from '../../rule-api/rule.ts';
import { folded, type FilterFact, type LinkFact, type Wanted } from './facts.ts';
import { usualValues } from './known-values.ts';
import { queryParts } from './link-queries.ts';

/** Returns a function that finds the value of a kind that another one is a slip of, if any. */
function slipsOf(known: ReadonlyMap<string, readonly string[]>) {
  const valuesOf = onceForEach(
    (kind: string) => new Map((known.get(kind) ?? []).map((value) => [folded(value), value])),
  );
  const suggestionsOf = onceForEach((kind: string) =>
    onceForEach((value: string) => {
      const values = valuesOf(kind);
      const usual = (usualValues[kind] ?? []).map((each) => [folded(each), each] as const);
      const wanted = folded(value);
      if (values.has(wanted) || usual.some(([each]) => each === wanted)) return undefined;
      // A car of another make may come in tomorrow; a slip is near a value that is there.
      const all = new Map([...(values.size > 0 ? usual : []), ...values]);
      const meant = didYouMean(wanted, all.keys());
      return meant === undefined ? undefined : all.get(meant);
    }),
  );
  return (kind: string, value: string): string | undefined => suggestionsOf(kind)(value);
}

type SlipOf = ReturnType<typeof slipsOf>;

/** Returns the path of an address within the site as it is compared, and the query. */
function addressParts(address: string): readonly [path: string, query: string] {
  const [path = '', query = ''] = address.replace(/#.*/s, '').split('?');
  return [path.toLowerCase().replace(/(?<=.)\/+$/, ''), query];
}

/** Returns what a misspelt value in a link leads to. */
const consequenceOf = (reads: readonly string[]): string =>
  reads.includes('cars')
    ? 'the search finds no car'
    : reads.includes('form')
      ? 'the form is filled with it, or with nothing'
      : 'the page shows its first choice';

/** Returns messages about a link to a page. @param reads what a page reads, by its path. */
function linkMessages(
  { address }: LinkFact,
  reads: ReadonlyMap<string, readonly string[]>,
  slipOf: SlipOf,
): readonly string[] {
  const [path, query] = addressParts(address);
  const own = reads.get(path);
  if (own === undefined) return [];
  return queryParts(path, query, own).flatMap(({ message, value, kinds }) => {
    const meant = kinds.map((kind) => slipOf(kind, value));
    const [first] = meant;
    if (first === undefined || meant.includes(undefined)) return message ?? [];
    return `nothing has the value "${value}", so ${consequenceOf(own)}; did you mean "${first}"?`;
  });
}

/** Kinds of values that come from data files alone, and the files that have them. */
const closedKinds: Readonly<
  Record<string, { readonly files: readonly string[]; readonly what: string }>
> = {
  'offers.manufacturer': { files: ['offers', 'models'], what: 'no offer and no model is of' },
  'offers.model': { files: ['offers', 'models'], what: 'no offer is for, and no model named,' },
  'reviews.profile': {
    files: ['reviews'],
    what: 'data/reviews.json has no reviews of the profile',
  },
};

/** Returns a function that finds what is wrong with a value unlike all others, of a kind that is known as a whole. */
function strangersOf({ notes }: EndVisit, known: ReadonlyMap<string, readonly string[]>) {
  const read = new Set(
    notes.flatMap(({ file, fact }) => ((fact as FilterFact).known ? [file] : [])),
  );
  const isRead = (name: string) => [...read].some((file) => file.endsWith(`data/${name}.json`));
  return ({ kind, value }: Wanted): string | undefined => {
    const closed = Object.hasOwn(closedKinds, kind) ? closedKinds[kind] : undefined;
    if (!closed?.files.every(isRead)) return undefined;
    const isKnown = known.get(kind)?.some((each) => folded(each) === folded(value));
    return isKnown
      ? undefined
      : `${closed.what} "${value}", so the block shows less than is meant, or nothing; correct it, or remove it`;
  };
}

/** Context of the values that are reported. */
interface UnmatchedContext {
  /** Path of the page of cars in stock. */
  readonly stockPath: string;
  /** True if offers or reviews come from elsewhere than the data files, too. */
  readonly hasOthers: boolean;
}

/** Reports blocks that want more photos than any car has. */
function reportPhotos({ notes, report }: EndVisit): void {
  const facts = notes.map(({ file, fact }) => ({ file, ...(fact as FilterFact) }));
  const most = facts.find(({ maxPhotos }) => maxPhotos !== undefined)?.maxPhotos;
  if (most === undefined) return;
  for (const { file, minPhotos } of facts) {
    if (minPhotos === undefined || minPhotos.least <= most) continue;
    const message = `no car has ${minPhotos.least} photos, the most is ${most}, so the block shows none; write a lower number`;
    report(file, { pointer: minPhotos.pointer, message });
  }
}

/** Reports values that nothing has, and queries without effect, at the end of a run. */
export function reportUnmatched(visit: EndVisit, { stockPath, hasOthers }: UnmatchedContext): void {
  const { notes, redirects, report } = visit;
  const known = new Map<string, string[]>();
  const reads = new Map<string, readonly string[]>([[addressParts(stockPath)[0], ['cars']]]);
  for (const { fact } of notes) {
    const { known: own = {}, page } = fact as FilterFact;
    for (const [kind, values] of Object.entries(own))
      known.set(kind, [...(known.get(kind) ?? []), ...values]);
    if (page) {
      const [path] = addressParts(page.path);
      reads.set(path, [...new Set([...(reads.get(path) ?? []), ...page.reads])]);
    }
  }
  const slipOf = slipsOf(known);
  for (const { to, index } of redirects.values())
    for (const message of linkMessages({ address: to, pointer: '' }, reads, slipOf))
      report('redirects.json', { pointer: `/${index}/to`, message });
  if (!hasOthers) reportPhotos(visit);
  const strangerOf = hasOthers ? () => undefined : strangersOf(visit, known);
  for (const { file, fact } of notes) {
    const { wanted, link } = fact as FilterFact;
    if (link)
      for (const message of linkMessages(link, reads, slipOf))
        report(file, { pointer: link.pointer, within: link.at, message });
    if (!wanted) continue;
    const { value, pointer } = wanted;
    const suggestion = slipOf(wanted.kind, value);
    if (suggestion === undefined) {
      const stranger = strangerOf(wanted);
      if (stranger !== undefined) report(file, { pointer, message: stranger });
      continue;
    }
    const message = `nothing has the value "${value}", so the block shows less than is meant; did you mean "${suggestion}"?`;
    report(file, { pointer, message, suggestion });
  }
}
