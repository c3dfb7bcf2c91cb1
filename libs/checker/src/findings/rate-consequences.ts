import { isInFile, type LocatedFinding } from '@forecourt/block-schemas';
import { isWithinPointer, parentPointer } from '@forecourt/json';
import { byFile } from './by-file.ts';

/** Settings of rates, which repayments everywhere are calculated with. */
const settingsOfRates = /^\/settings\/cars\/(?:interest|comparisonRate)$/;
/** Rules about one of these rates that is wrong or missing. */
const aboutRates: ReadonlySet<string> = new Set([
  'out-of-range',
  'wrong-type',
  'rate-implausible',
  'comparison-rate-missing',
]);
/** Rates of a calculator. */
const ratesOfBlock = /^(.*)\/data\/interest\/(?:default|comparisonRate)$/;

/**
 * Returns findings about missing comparison rates that follow from a rate that is refused, wrong or
 * missing: without it, the text beside it seems to be about another rate.
 */
export function withoutRates(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const missing = all.filter(({ rule }) => rule === 'comparison-rate-missing');
  if (missing.length === 0) return [];
  const refused = all.filter(({ rule }) => rule === 'out-of-range' || rule === 'wrong-type');
  const refusedIn = byFile(refused);
  const isOfSettings = all.some(
    (each) =>
      aboutRates.has(each.rule) &&
      isInFile(each, 'site.json') &&
      settingsOfRates.test(each.pointer),
  );
  return missing.filter(
    (each) =>
      (isOfSettings && /\/(?:data\/disclaimer|type)$/.test(each.pointer)) ||
      refusedIn(each.file).some(({ pointer }) => {
        const [, block] = ratesOfBlock.exec(pointer) ?? [];
        return block !== undefined && isWithinPointer(each.pointer, block);
      }),
  );
}

/** Ranges of a calculator, which a control moves in. */
const rangeOfBlock = /\/data\/(?:amount|interest|term)\/(?:default|max)$/;

/**
 * Returns findings about the default of a calculator's control that validation refuses, if it refuses the
 * maximum too: both are in another unit, such as a term in months.
 */
export function defaultsBeyondRanges(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const refused = all.filter(
    ({ rule, pointer }) => rule === 'out-of-range' && rangeOfBlock.test(pointer),
  );
  const maximaIn = byFile(refused.filter(({ pointer }) => pointer.endsWith('/max')));
  return refused.filter(
    ({ file, pointer }) =>
      pointer.endsWith('/default') &&
      maximaIn(file).some((max) => parentPointer(max.pointer) === parentPointer(pointer)),
  );
}

/** Returns findings about fees in texts, if validation refuses the fee of the settings that they differ from. */
export function feesOfRefused(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const isRefused = all.some(
    ({ rule, pointer }) =>
      (rule === 'out-of-range' || rule === 'wrong-type') &&
      pointer === '/settings/cars/establishmentFee',
  );
  return isRefused ? all.filter(({ rule }) => rule === 'credit-fee-contradictory') : [];
}
