import type { Copy } from '@forecourt/copy';
import type { CarAnswers, CarFacet, CarRequests } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { RenderContext } from '../../../context/render-context.ts';

/** Props of every part of the panel. */
export interface PanelProps {
  readonly found: CarRequests;
  readonly answers: CarAnswers;
  readonly ctx: RenderContext;
}

/** Groups that are open initially; the others open if they have an active filter. */
const openAtFirst: ReadonlySet<CarFacet> = new Set([
  'car_type',
  'price',
  'make',
  'simple_body',
  'simple_fuel',
  'simple_transmission',
  'simple_colour',
  'location_name',
]);

/**
 * A collapsible group of the panel, which works without a script. Its summary shows the active
 * filters.
 */
export const Group = (given: {
  readonly facet: CarFacet;
  readonly copy: Copy;
  /** Summary of the active filters. */
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
