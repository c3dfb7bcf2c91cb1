import type { Copy } from '@forecourt/copy';
import type { CarAnswers, CarFacet, CarRequests } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { RenderContext } from '../../context/render-context.ts';

/** What every part of the panel is drawn from. */
export interface PanelProps {
  readonly found: CarRequests;
  readonly answers: CarAnswers;
  readonly ctx: RenderContext;
}

/** Groups that are open from the start; all others open when something in them is chosen. */
const openAtFirst: ReadonlySet<CarFacet> = new Set([
  'car_type',
  'price',
  'make',
  'simple_body',
  'simple_fuel',
]);

/** A group of the panel: its name opens and closes it, without a script, and says what is chosen in it. */
export const Group = (given: {
  readonly facet: CarFacet;
  readonly copy: Copy;
  /** What the visitor chose, in a few words. */
  readonly chosen: string | undefined;
  readonly children: ReactNode;
}): ReactNode => (
  <details
    className="fc-cars__group"
    data-facet={given.facet}
    open={given.chosen !== undefined || openAtFirst.has(given.facet)}
  >
    <summary>
      {given.copy.carFacts[given.facet]}
      {given.chosen !== undefined && <span className="fc-cars__now">{given.chosen}</span>}
      <Icon name="chevron-down" size={18} />
    </summary>
    {given.children}
  </details>
);
