import { isMarkup, type AnnotationKind, type Site } from '@forecourt/block-schemas';
import { counterText } from './counters.ts';
import { componentsIn } from './credit-components.ts';
import type { TextFact } from './credit-facts.ts';
import { offerFacts } from './credit-offers.ts';
import { readCreditTables } from './credit-html-table.ts';
import { readMarkupWords } from './credit-markup.ts';
import { readCreditCell } from './credit-table.ts';
import {
  joinCreditTexts,
  mayAdvertise,
  nothingStated,
  readCreditText,
  type CreditText,
} from './credit-text.ts';
import { unitOf, unitsIn, type CreditOptions, type CreditUnit } from './credit-units.ts';
import { wordsOf } from './html-links.ts';
import { memoizeLast } from './memoize-last.ts';
import { isOwnMoney } from './form-answers.ts';
import { isOffersFile, isOffersPath } from './offers.ts';
import type { TextVisit, Visitor } from './rule.ts';

/** A calculator shows a rate by itself, and its disclaimer is about that rate. */
const calculator = 'financeCalculator';

/** Returns the statements about credit in a text, which most texts don't have. */
const readWritten = memoizeLast((written: string, kind: AnnotationKind) =>
  isMarkup(kind) && /[<&]/.test(written) ? readMarkup(written) : readCreditText(written),
);

/** Returns the statements in mark-up, of its tables by their headings. */
function readMarkup(html: string): CreditText | undefined {
  const tables = readCreditTables(html);
  if (tables === undefined) return readMarkupWords(html);
  return joinCreditTexts([readMarkupWords(tables.rest) ?? nothingStated, ...tables.cells]);
}

/** Returns the statements of a counter, for the text before or behind its number. */
function counterClaim(visit: TextVisit): TextFact | undefined {
  const counter = counterText(visit.block);
  if (counter === undefined || !/\/data\/(?:pre|suf)fix$/.test(visit.pointer)) return undefined;
  const read = readCreditText(counter.words);
  if (!read?.claims.length) return undefined;
  const claims = read.claims.map(({ kind, words }) => ({ kind, words }));
  return {
    unit: unitOf(visit),
    pointer: counter.pointer,
    isAlone: false,
    text: { ...read, claims },
  };
}

/**
 * Callbacks of a rule about advertised credit, wherever editors write: blocks, components, offers and
 * other data, settings, and texts for search engines. Finance calculators are left to the caller.
 * @param check returns what is wrong with a unit, if anything.
 * @param withLeases true if payments of leases count like repayments.
 */
export function creditVisitor(
  site: Site,
  options: CreditOptions,
  check: (unit: CreditUnit) => string | undefined,
  withLeases = false,
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
      if (isOffersPath(file, offersFile) || isOwnMoney(visit)) return;
      const counted = counterClaim(visit);
      if (counted !== undefined) note(counted);
      const written = readWritten(value, kind);
      const isClaim = written !== undefined && written.claims.length > 0;
      const read =
        (isClaim || block?.block.type !== 'table' ? undefined : readCreditCell(pointer, block)) ??
        written;
      if (file.startsWith('components/') && (read !== undefined || value.includes('{{')))
        note({ words: wordsOf(value) });
      const isAlone = page !== undefined && block === undefined;
      if (read) note({ unit: unitOf(visit), pointer, isAlone, text: read } satisfies TextFact);
    },
    data: ({ name, data, note }) => {
      if (!isOffersFile(name, offersFile) || !Array.isArray(data.value)) return;
      for (const fact of offerFacts(data.value)) note(fact);
    },
    end: (visit) => {
      for (const unit of unitsIn(visit, options, withLeases)) {
        const message = check(unit);
        const { pointer, claim } = unit;
        if (message !== undefined)
          visit.report(unit.file, { pointer, within: claim.within, message });
      }
    },
  };
}
