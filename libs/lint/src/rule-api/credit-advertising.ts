import { isBlockType, isMarkup } from '@forecourt/block-schemas';
import type { OfferLoan, PlaceKind, Site } from '@forecourt/block-schemas';
import { scalarText } from '@forecourt/json';
import { claimKinds, type Claim, type ClaimKind } from './credit-claims.ts';
import { joinCreditTexts, mayAdvertise, readCreditText } from './credit-text.ts';
import type { CreditText } from './credit-text.ts';
import { readCreditCell } from './credit-table.ts';
import { wordsOf } from './html-links.ts';
import { rangeInMarkup } from './range-in-markup.ts';
import { memoizeLast } from './memoize-last.ts';
import { isOffersFile, isOffersPath } from './offers.ts';
import type { EndVisit, Fact, Note, PageVisit, TextVisit, Visitor } from './rule.ts';

/** A block, an entry of data or a text for search engines that may advertise credit. */
export interface CreditUnit {
  readonly file: string;
  /** First text with a claim. */
  readonly pointer: string;
  /** Its first claim. */
  readonly claim: Claim;
  readonly own: CreditText;
  /** Statements of the other blocks of the page and of the footer, which visitors read as well. */
  readonly others: readonly CreditText[];
  /** The same, for a text that search engines show without the page too. */
  readonly onPage: readonly CreditText[];
}

/** Options of rules about advertised credit. */
export type CreditOptions = {
  /** Claims that count. */
  readonly claims: readonly ClaimKind[];
};

/** Default options of rules about advertised credit. */
export const creditOptions: CreditOptions = { claims: claimKinds };

/** Statements of one text, as noted for the end of the run. */
type TextFact = {
  /** Pointer of the block or entry that the text belongs to. */
  readonly unit: string;
  readonly pointer: string;
  readonly text: CreditText;
  /** True for a text that search engines show without the page. */
  readonly isAlone: boolean;
};

/** Use of a component on a page, or words of its template. */
type ComponentFact =
  | {
      readonly uses: string;
      readonly unit: string;
      readonly props: Readonly<Record<string, string>>;
    }
  | { readonly names: string }
  | { readonly words: string };

/** A calculator shows a rate by itself, and its disclaimer is about that rate. */
const calculator = 'financeCalculator';

/** Members of an offer that visitors read, the largest first. */
export const offerMembers = [
  'heading',
  'figure',
  'condition',
  'description',
  'disclaimer',
] as const;

/** Returns the texts of an offer, and its loan's comparison rate as its card words it. */
function offerTexts(entry: unknown): readonly (readonly [member: string, words: string])[] {
  const offer = (entry ?? {}) as Readonly<Record<string, unknown>>;
  const { comparisonRate } = (offer.loan ?? {}) as OfferLoan;
  const texts = offerMembers.map((member) => [member, scalarText(offer[member])] as const);
  return typeof comparisonRate === 'number'
    ? [...texts, ['loan/comparisonRate', `Comparison rate ${comparisonRate}% p.a.`]]
    : texts;
}

/** Returns the pointer of the block, entry or single text that a text belongs to. */
export function unitOf({ block, page, pointer, file }: TextVisit): string {
  if (block !== undefined) return block.pointer;
  // An entry of a data file is one unit, but each text of the settings or for search engines.
  return page === undefined && file.startsWith('data/') ? /^\/[^/]*/.exec(pointer)![0] : pointer;
}

/** Returns the components that a page uses, with the words that it passes to them. */
const componentsIn = memoizeLast((blocks: PageVisit['blocks']): readonly ComponentFact[] => {
  const found: ComponentFact[] = [];
  for (const { block, pointer } of blocks) {
    const isNamed = block.type === 'customComponent';
    if (!isNamed && isBlockType(block.type)) continue;
    const given = isNamed ? (block.data as { props?: object }).props : block.data;
    const props = Object.fromEntries(
      Object.entries(given ?? {}).map(([name, value]) => [name, scalarText(value)]),
    );
    found.push({
      uses: isNamed ? scalarText(block.data.name) : block.type,
      unit: pointer,
      props,
    });
  }
  return found;
});

function factsOf(notes: readonly Note[]): ReadonlyMap<string, readonly Fact[]> {
  const facts = new Map<string, Fact[]>();
  for (const { file, fact } of notes) {
    const known = facts.get(file);
    if (known === undefined) facts.set(file, [fact]);
    else known.push(fact);
  }
  return facts;
}

const isText = (fact: Fact): fact is TextFact =>
  typeof fact === 'object' && fact !== null && 'text' in fact;
const isComponent = (fact: Fact): fact is ComponentFact => !isText(fact);

/** Words of the components' templates by name. */
function templatesIn(facts: ReadonlyMap<string, readonly Fact[]>): ReadonlyMap<string, string[]> {
  const templates = new Map<string, string[]>();
  for (const group of facts.values()) {
    const own = group.filter(isComponent);
    const name = own.find((fact) => 'names' in fact)?.names;
    if (name === undefined) continue;
    templates.set(
      name,
      own.flatMap((fact) => ('words' in fact ? fact.words : [])),
    );
  }
  return templates;
}

/** Statements of a component as a page uses it. */
function usedTexts(fact: ComponentFact, templates: ReadonlyMap<string, string[]>): TextFact[] {
  if (!('uses' in fact)) return [];
  return (templates.get(fact.uses) ?? []).flatMap((words): TextFact[] => {
    const filled = words.replace(
      /\{\{\s*([A-Za-z0-9_-]+)\s*\}\}/g,
      (_, name: string) => fact.props[name] ?? '',
    );
    const read = readCreditText(filled);
    if (read === undefined) return [];
    // The words are in the template.
    const claims = read.claims.map(({ kind, words: said }) => ({ kind, words: said }));
    const text = { ...read, claims };
    return [{ unit: fact.unit, pointer: `${fact.unit}/type`, text, isAlone: false }];
  });
}

/** Returns the units of a run with claims of the kinds that count. */
function unitsIn({ notes }: EndVisit, { claims }: CreditOptions): readonly CreditUnit[] {
  const facts = factsOf(notes);
  const templates = templatesIn(facts);
  const footer = (facts.get('site.json') ?? [])
    .filter(isText)
    .filter(({ pointer }) => pointer === '/footnote')
    .map(({ text }) => text);
  const isCounted = ({ kind }: Claim) => claims.includes(kind);
  const isClaim = (fact: Fact) => isText(fact) && fact.text.claims.some(isCounted);
  return [...facts].flatMap(([file, group]) => {
    const used = group.filter(isComponent).flatMap((fact) => usedTexts(fact, templates));
    // Most pages claim nothing.
    if (!group.some(isClaim) && !used.some(isClaim)) return [];
    const texts = [...group.filter(isText), ...used];
    const units = [...Map.groupBy(texts, ({ unit }) => unit)].map(([unit, all]) => ({
      ...{ unit, all },
      own: joinCreditTexts(all.map(({ text }) => text)),
    }));
    return units.flatMap(({ unit, all, own }): CreditUnit[] => {
      const claiming = all.find(({ text }) => text.claims.some(isCounted));
      const claim = claiming?.text.claims.find(isCounted);
      if (claiming === undefined || claim === undefined) return [];
      const isShared = !file.startsWith('data/');
      const besides = isShared ? units.filter((other) => other.unit !== unit) : [];
      const onPage = [...besides.map((other) => other.own), ...footer];
      const { pointer, isAlone } = claiming;
      return [{ file, pointer, claim, own, others: isAlone ? [] : onPage, onPage }];
    });
  });
}

/** Returns the statements about credit in a text, which most texts don't have. */
const readWritten = memoizeLast((written: string, kind: PlaceKind) =>
  isMarkup(kind) && /[<&]/.test(written) ? readMarkup(written) : readCreditText(written),
);

/** Returns the statements in mark-up. Claims are quoted as visitors read them. */
function readMarkup(html: string): CreditText | undefined {
  const text = wordsOf(html);
  const read = readCreditText(text);
  if (read === undefined || read.claims.length === 0) return read;
  return {
    ...read,
    claims: read.claims.map(({ kind, words, within }) => {
      const found = within && rangeInMarkup(html, text, within);
      return { kind, words: found?.words ?? words, within: found?.within };
    }),
  };
}

/**
 * Callbacks of a rule about advertised credit, wherever editors write: blocks, components, offers and
 * other data, settings, and texts for search engines. Finance calculators are left to the caller.
 * @param check returns what is wrong with a unit, if anything.
 */
export function creditVisitor(
  site: Site,
  options: CreditOptions,
  check: (unit: CreditUnit) => string | undefined,
): Visitor {
  const offersFile = site.settings?.offersFile;
  return {
    page: ({ blocks, note }) => {
      for (const fact of componentsIn(blocks)) note(fact);
    },
    component: ({ component, note }) => note({ names: component.name }),
    textKinds: ['text', 'text-alt', 'text-link', 'html-inline', 'html-block'],
    textTest: mayAdvertise,
    text: (visit) => {
      const { kind, value, pointer, block, page, file, note } = visit;
      if (block?.block.type === calculator) return;
      if (isOffersPath(file, offersFile)) return;
      const written = readWritten(value, kind);
      const isClaim = written !== undefined && written.claims.length > 0;
      const read =
        (isClaim || block === undefined ? undefined : readCreditCell(pointer, block)) ?? written;
      if (file.startsWith('components/') && (read !== undefined || value.includes('{{')))
        note({ words: wordsOf(value) });
      const isAlone = page !== undefined && block === undefined;
      if (read) note({ unit: unitOf(visit), pointer, isAlone, text: read } satisfies TextFact);
    },
    data: ({ name, data, note }) => {
      if (!isOffersFile(name, offersFile) || !Array.isArray(data.value)) return;
      for (const [index, entry] of (data.value as readonly unknown[]).entries())
        for (const [member, words] of offerTexts(entry)) {
          const text = readCreditText(words);
          const pointer = `/${index}/${member}`;
          if (text) note({ unit: `/${index}`, pointer, isAlone: false, text } satisfies TextFact);
        }
    },
    end: (visit) => {
      for (const unit of unitsIn(visit, options)) {
        const message = check(unit);
        const { pointer, claim } = unit;
        if (message !== undefined)
          visit.report(unit.file, { pointer, within: claim.within, message });
      }
    },
  };
}
