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

const bandWords = { green: 'good', orange: 'fair', red: 'low' } as const;

/** The credit score, with the banner of those who are approved. */
export function CreditScore({ score }: { readonly score: number }): ReactNode {
  const band = scoreBand(score);
  return (
    <>
      {band === 'green' && (
        <p className="fc-success-banner">
          <strong>You are approved.</strong> Your score is high enough for our lender.
        </p>
      )}
      <p className="fc-success-score" data-band={band}>
        <span>Your credit score</span>
        <strong className="fc-figure">{score}</strong>
        <span>{bandWords[band]}</span>
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
  readonly ctx: Pick<RenderContext, 'locale' | 'currency'>;
}): ReactNode {
  return (
    <p className="fc-success-valuation">
      <span>Current valuation of your car</span>
      <strong className="fc-figure">{formatMoney(dollars, ctx)}</strong>
      <span>We confirm it when we have seen the car.</span>
    </p>
  );
}
