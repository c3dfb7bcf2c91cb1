import type { ReactNode } from 'react';

/**
 * Matches an amount, percentage or term at the start of a heading, its unit if any, and the rest.
 */
const leadingFigure =
  /^([$£€]\d[\d.,]*|\d[\d.,]*%|\d+(?= (?:years?|months?) ))((?: (?:p\.a\.|off|years?|months?))?)( .+)$/;

/** The heading of an offer. A figure at its start is set large on a line of its own. */
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
