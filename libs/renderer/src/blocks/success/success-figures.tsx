import type { Copy } from '@forecourt/copy';
import { formatMoney } from '@forecourt/pricing';
import type { ReactNode } from 'react';
import type { RenderContext } from '../../context/render-context.ts';

/** Minimum approved score. */
const approved = 400;
/** Minimum fair score. */
const fair = 300;

/** Returns the colour band of a credit score, which the page also describes in words. */
const scoreBand = (score: number): 'green' | 'orange' | 'red' =>
  score >= approved ? 'green' : score >= fair ? 'orange' : 'red';

/** The credit score, with a banner if it is approved. */
export function CreditScore({
  score,
  copy,
}: {
  readonly score: number;
  readonly copy: Copy['success'];
}): ReactNode {
  const band = scoreBand(score);
  return (
    <>
      {band === 'green' && (
        <p className="fc-success-banner">
          <strong>{copy.approved}</strong> {copy.approvedWhy}
        </p>
      )}
      <p className="fc-success-score" data-band={band}>
        <span>{copy.yourScore}</span>
        <strong className="fc-figure">{score}</strong>
        <span>{copy.bands[band]}</span>
      </p>
    </>
  );
}

/** Valuation of the visitor's car. */
export function Valuation({
  dollars,
  ctx,
}: {
  readonly dollars: number;
  readonly ctx: Pick<RenderContext, 'locale' | 'currency' | 'copy'>;
}): ReactNode {
  return (
    <p className="fc-success-valuation">
      <span>{ctx.copy.success.currentValuation}</span>
      <strong className="fc-figure">{formatMoney(dollars, ctx)}</strong>
      <span>{ctx.copy.success.confirmValuation}</span>
    </p>
  );
}
