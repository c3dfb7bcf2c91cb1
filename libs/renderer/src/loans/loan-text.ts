import { formatMoney } from '@forecourt/pricing';
import type { RequestedLoan } from '../context/page-request.ts';
import type { RenderContext } from '../context/render-context.ts';
import { termText } from './term-text.ts';

/** Formats a loan that a form carries: "$20,280, with a deposit of $1,000, over 5 years". */
export function loanText(
  { amount, deposit, years }: RequestedLoan,
  ctx: Pick<RenderContext, 'copy' | 'locale' | 'currency'>,
): string {
  const paid = deposit === undefined || deposit === 0 ? '' : formatMoney(deposit, ctx);
  return ctx.copy.carriedLoan.words(
    formatMoney(amount, { ...ctx, cents: !Number.isInteger(amount) }),
    deposit === undefined ? undefined : paid,
    years === undefined ? undefined : termText(years, ctx),
  );
}
