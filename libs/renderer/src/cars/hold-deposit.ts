import type { Site } from '@forecourt/block-schemas';
import { localeOf } from '@forecourt/copy';
import { calculatorDefaults, formatMoney } from '@forecourt/pricing';

/**
 * Returns the deposit that holds a car, as text; undefined for a dealer without one, or whose visitors
 * pay it elsewhere before they get here.
 */
export function holdDeposit(site: Site): string | undefined {
  const { hold } = site.settings?.cars ?? {};
  if (!hold?.href.startsWith('/')) return undefined;
  const currency = site.currency ?? calculatorDefaults[site.region].currency;
  return formatMoney(hold.amount, { locale: localeOf(site), currency });
}
