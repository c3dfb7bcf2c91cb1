import type { Site } from '@forecourt/block-schemas';
import { localeOf } from '@forecourt/copy';
import { calculatorDefaults } from '@forecourt/pricing';

/** Returns the language and the currency of a site's amounts, by default those of its region. */
export const moneyFormatOf = (
  site: Pick<Site, 'region' | 'locale' | 'currency'>,
): { readonly locale: string; readonly currency: string } => ({
  locale: localeOf(site),
  currency: site.currency ?? calculatorDefaults[site.region].currency,
});
