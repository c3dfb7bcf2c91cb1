import { calculatorCopy, type Localized } from '@forecourt/copy';
import { formatNumber } from '@forecourt/pricing';

/** Formats a loan's term: "5 years", "1 year", "2.5 years". */
export const termText = (
  years: number,
  localized: Localized & { readonly locale: string },
): string => calculatorCopy(localized).years(formatNumber(years, localized.locale));
