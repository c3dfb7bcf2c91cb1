import type { FinanceCalculatorData, Site } from '@forecourt/block-schemas';
import { calculatorDefaults, quotedComparisonRate } from '@forecourt/pricing';
import { readCreditText } from '../../rule-api/credit-text.ts';
import type { BlockVisit } from '../../rule-api/rule.ts';

/** Beginning of the warning that accompanies a comparison rate. */
export const wording =
  '"WARNING: This comparison rate is true only for the examples given and may not include all fees and charges …"';

/** Returns what is wrong with a disclaimer about another rate than the calculator starts at. */
function otherRateOf(disclaimer: string, rate: number): string | undefined {
  const { rates = [] } = readCreditText(disclaimer) ?? {};
  if (rates.length === 0 || rates.some((each) => Number(each) === rate)) return undefined;
  return `the calculator starts at ${rate}%, but its disclaimer is about ${rates.join('% and ')}%; correct the one that is out of date`;
}

/** Reports a finance calculator without the comparison rate of its own rate and the warning. */
export function reportCalculator({ block, pointer, report }: BlockVisit, site: Site): void {
  const { disclaimer, heading, text = '', interest } = block.data as FinanceCalculatorData;
  const rate = interest?.default ?? calculatorDefaults.AU.interest.default;
  const figure = interest?.comparisonRate ?? quotedComparisonRate(rate, 'AU', site.settings?.cars);
  const read = readCreditText(`${text} ${disclaimer ?? ''}`);
  const place = `${pointer}/${disclaimer === undefined ? 'type' : 'data/disclaimer'}`;
  const otherRate = otherRateOf(disclaimer ?? '', rate);
  if (interest?.active === true && read?.comparisonRates.length === 1)
    report({
      pointer: `${pointer}/data/interest/active`,
      message:
        'visitors can change the rate of the calculator, but the one comparison rate is for one rate; set active to false, or state the comparison rates of several rates',
    });
  else if (otherRate !== undefined) report({ pointer: place, message: otherRate });
  else if (figure === undefined && read?.hasComparisonRate && read.hasWarning)
    report({
      pointer: place,
      message:
        'the comparison rate is in the small print alone; set comparisonRate of interest, which shows it as large as the repayment',
    });
  if (read?.hasComparisonRate && read.hasWarning) {
    const own = heading === undefined ? undefined : readCreditText(heading);
    const [claim] = own?.claims ?? [];
    // A disclaimer about one rate says nothing about another one.
    if (claim && own?.rates.some((each) => Number(each) !== rate && !read.rates.includes(each)))
      report({
        pointer: `${pointer}/data/heading`,
        within: claim.within,
        message: `"${claim.words}" is advertised without a comparison rate: the one of the disclaimer is for another rate; state both, or leave the rate out`,
      });
    return;
  }
  report({
    pointer: place,
    message: `the calculator shows a rate ${
      read?.hasComparisonRate
        ? 'and its comparison rate without the warning'
        : 'without a comparison rate'
    }; add both to disclaimer: "Comparison rate …% p.a." and ${wording}`,
  });
}
