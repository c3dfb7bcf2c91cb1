import { claimKinds, type Claim, type ClaimKind } from './credit-claims.ts';
import { templatesIn, usedTexts } from './credit-components.ts';
import { isComponent, isText } from './credit-facts.ts';
import { joinCreditTexts, type CreditText } from './credit-text.ts';
import type { EndVisit, Fact, Note, TextVisit } from './rule.ts';

/** A block, an entry of data or a text for search engines that may advertise credit. */
export interface CreditUnit {
  readonly file: string;
  /** First text with a claim. */
  readonly pointer: string;
  /** Its first claim. */
  readonly claim: Claim;
  readonly own: CreditText;
  /** Statements of the other blocks of the page that no closed panel hides, and of the footer, which visitors read as well. */
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

/** Returns the pointer of the block, entry or single text that a text belongs to. */
export function unitOf({ block, page, pointer, file }: TextVisit): string {
  if (block !== undefined) return block.pointer;
  // An entry of a data file is one unit, but each text of the settings or for search engines.
  const isOfEntry = page === undefined && file.startsWith('data/');
  return isOfEntry ? pointer.split('/', 2).join('/') : pointer;
}

/** Pointer of the question that a block answers: a panel that is closed until a visitor opens it. */
const panelOf = (unit: string): string | undefined =>
  /^.*\/data\/questions\/\d+(?=\/blocks\/)/.exec(unit)?.[0];

/** True if visitors who read a unit see another one too, which no closed panel hides. */
function isShownWith(other: string, unit: string): boolean {
  const panel = panelOf(other);
  return panel === undefined || panel === panelOf(unit);
}

function factsOf(notes: readonly Note[]): ReadonlyMap<string, readonly Fact[]> {
  const facts = new Map<string, Fact[]>();
  for (const { file, fact } of notes) {
    const known = facts.get(file);
    if (known === undefined) facts.set(file, [fact]);
    else known.push(fact);
  }
  return facts;
}

/**
 * Returns the units of a run with claims of the kinds that count.
 * @param withLeases true if payments of leases count like repayments.
 */
export function unitsIn(
  { notes }: EndVisit,
  { claims }: CreditOptions,
  withLeases: boolean,
): readonly CreditUnit[] {
  const facts = factsOf(notes);
  const templates = templatesIn(facts);
  const footer = (facts.get('site.json') ?? [])
    .filter(isText)
    .filter(({ pointer }) => pointer === '/footnote')
    .map(({ text }) => text);
  const isCounted = ({ kind }: Claim) =>
    kind === 'lease' ? withLeases && claims.includes('repayment') : claims.includes(kind);
  const isClaim = (fact: Fact) => isText(fact) && fact.text.claims.some(isCounted);
  return [...facts].flatMap(([file, group]) => {
    const uses = group.filter(isComponent);
    // A component that is missing or broken may state what seems to be missing, and is reported itself.
    if (uses.some((fact) => 'uses' in fact && !templates.has(fact.uses))) return [];
    const used = uses.flatMap((fact) => usedTexts(fact, templates));
    // Most pages claim nothing.
    if (!group.some(isClaim) && !used.some(isClaim)) return [];
    const texts = [...group.filter(isText), ...used];
    const units = [...Map.groupBy(texts, ({ unit }) => unit)].map(([unit, all]) => ({
      unit,
      all,
      own: joinCreditTexts(all.map(({ text }) => text)),
    }));
    return units.flatMap(({ unit, all, own }): CreditUnit[] => {
      const claiming = all.find(({ text }) => text.claims.some(isCounted));
      const claim = claiming?.text.claims.find(isCounted);
      if (claiming === undefined || claim === undefined) return [];
      const isShared = !file.startsWith('data/');
      const besides = isShared
        ? units.filter((other) => other.unit !== unit && isShownWith(other.unit, unit))
        : [];
      const onPage = [...besides.map((other) => other.own), ...footer];
      const { pointer, isAlone } = claiming;
      return [{ file, pointer, claim, own, others: isAlone ? [] : onPage, onPage }];
    });
  });
}
