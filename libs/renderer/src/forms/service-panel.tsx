import type { ManufacturerLocation } from '@forecourt/block-schemas';
import { externalBookings } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { RenderContext } from '../context/render-context.ts';
import { linkAttributes } from '../rich-text/index.ts';
import { FreeRide, offersRide } from './freeRide/free-ride.tsx';

/** True if a site shows a panel beside service bookings. */
export const hasServicePanel = (site: RenderContext['site']): boolean =>
  externalBookings(site).length > 0 || offersRide(site);

/**
 * Panel beside a service booking: the free ride (SVC-5) and links to external booking systems
 * (SVC-4).
 */
export function ServicePanel(given: {
  readonly dealerships: readonly ManufacturerLocation[];
  readonly ctx: Pick<RenderContext, 'site' | 'url' | 'island' | 'copy'>;
}): ReactNode {
  const { ctx } = given;
  const groups = externalBookings(ctx.site);
  return (
    <aside className="fc-form-panel" aria-label={ctx.copy.servicePanel.about}>
      <FreeRide {...given} />
      {groups.length > 0 && <h3>{ctx.copy.servicePanel.bookDirectly}</h3>}
      {groups.map(({ group, links }) => (
        <div key={group}>
          <h4>{group}</h4>
          <ul>
            {links.map(({ text, url }) => (
              <li key={url}>
                <Icon name="external" size={18} />
                <a {...linkAttributes(url)}>{text}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </aside>
  );
}
