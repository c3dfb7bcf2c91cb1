import type { Site } from '@forecourt/block-schemas';
import { formatMoney } from '@forecourt/pricing';
import { moneyFormatOf } from '../context/money-format.ts';

/**
 * Returns the deposit that holds a car, as text; undefined for a dealer without one, or whose visitors
 * pay it elsewhere before they get here.
 */
export function holdDeposit(site: Site): string | undefined {
  const { hold } = site.settings?.cars ?? {};
  if (!hold?.href.startsWith('/')) return undefined;
  return formatMoney(hold.amount, moneyFormatOf(site));
}
