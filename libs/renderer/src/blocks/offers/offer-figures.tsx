import type { Offer } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { rateFigure, type RateFigure } from '../../loans/rate-figure.ts';
import { offerEstimate } from '../../loans/weekly-estimate.ts';
import type { RenderContext } from '../../context/render-context.ts';

/** An amount, percentage or term with its unit in smaller type, and its name below. */
function Figure({ text, name }: { readonly text: string; readonly name?: string }): ReactNode {
  const [, amount = text, unit] = /^(\S*\d\S*)\s+(.+)$/.exec(text) ?? [];
  return (
    <p className="fc-offers__figure fc-figure">
      {amount}
      {unit && <small> {unit}</small>}
      {name && <span> {name}</span>}
    </p>
  );
}

/** Number of percent in a figure: "2.9" in "From 2.9% p.a.". */
const percentage = /(\d+(?:\.\d+)?)\s*%/;

/** Returns the comparison rate of the rate that an offer shows as its figure, to be shown as large. */
function comparedFigure({ figure, loan }: Offer, ctx: RenderContext): RateFigure | undefined {
  const [, stated] = percentage.exec(figure ?? '') ?? [];
  if (ctx.site.region !== 'AU' || Number(stated) !== loan?.annualRate) return undefined;
  return rateFigure({ ...loan, region: 'AU', locale: ctx.locale });
}

/** The figure of an offer with the condition below it, and the weekly repayment of its price. */
export function OfferFigures(props: {
  readonly offer: Offer;
  readonly ctx: RenderContext;
}): ReactNode {
  const { offer, ctx } = props;
  const { figure, condition } = offer;
  const { offers, weeklyRepayments } = ctx.copy;
  const compared = comparedFigure(offer, ctx);
  const estimate = offerEstimate(offer, ctx.site);
  return (
    <>
      {(figure || condition) && (
        <div className="fc-offers__terms">
          {figure && !compared && <Figure text={figure} />}
          {figure && compared && (
            <div className="fc-offers__pair">
              <Figure text={figure} name={weeklyRepayments.interestRate} />
              <Figure text={compared.rate} name={compared.name} />
            </div>
          )}
          {condition && <p className="fc-offers__condition">{condition}</p>}
        </div>
      )}
      {estimate && (
        <>
          <p className="fc-offers__weekly">
            <span>
              <strong className="fc-figure">{estimate.payment}</strong> {offers.aWeek}
            </span>{' '}
            {estimate.rateFigure && (
              <span>
                <strong className="fc-figure">{estimate.rateFigure.rate}</strong>{' '}
                {estimate.rateFigure.name}
              </span>
            )}
          </p>
          {/* The terms of the figures, which are never apart from them. */}
          <p className="fc-offers__condition">{estimate.basis}*</p>
        </>
      )}
    </>
  );
}
