import type { ReactNode } from 'react';

/** An amount, a share or a term at the start of a heading, its unit if it has one, and what it is for. */
const leadingFigure =
  /^([$£€]\d[\d.,]*|\d[\d.,]*%|\d+(?= (?:years?|months?) ))((?: (?:p\.a\.|off|years?|months?))?)( .+)$/;

/** The heading of an offer: a figure that opens it is set large on a line of its own. */
export function OfferHeading({ text }: { readonly text: string }): ReactNode {
  const [, figure, unit, rest] = leadingFigure.exec(text) ?? [];
  if (figure === undefined) return text;
  return (
    <>
      <span className="fc-cardsTool-figure fc-figure">
        {figure}
        {unit && <small>{unit}</small>}
      </span>
      {rest}
    </>
  );
}
