import type { Copy } from '@forecourt/copy';
import { formatMoney } from '@forecourt/pricing';
import type { ReactNode } from 'react';
import type { RenderContext } from '../../context/render-context.ts';

/** From here on a score is approved. */
const approved = 400;
/** From here on it is fair. */
const fair = 300;

/** Which of the three bands a credit score is in: the score is said in words too, never by colour alone. */
export const scoreBand = (score: number): 'green' | 'orange' | 'red' =>
  score >= approved ? 'green' : score >= fair ? 'orange' : 'red';

/** The credit score, with the banner of those who are approved. */
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

/** What the visitor's car is valued at. */
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
