import type { DealerLocation } from '@forecourt/block-schemas';
import { departmentsWithHours, phoneHref } from '@forecourt/domain';
import type { ReactNode } from 'react';
import type { RenderContext } from '../context/render-context.ts';
import { Icon } from '../icons/icon.tsx';
import { OpeningLine } from './opening-line.tsx';

/** Maximum number of locations in the menu. */
const maxLocations = 4;

/** Returns the locations that the menu shows: the main ones, or all if there are none. */
export function menuLocations(locations: readonly DealerLocation[]): readonly DealerLocation[] {
  const open = locations.filter((location) => departmentsWithHours(location).length > 0);
  const main = open.filter(({ primary }) => primary);
  return (main.length > 0 ? main : open).slice(0, maxLocations);
}

/** Foot of the menu on phones: the dealer's number, and whether each main location is open. */
export function MenuContact({
  locations: shown,
  ctx,
}: {
  /** From {@link menuLocations}. */
  readonly locations: readonly DealerLocation[];
  readonly ctx: Pick<RenderContext, 'clock' | 'site' | 'copy'>;
}): ReactNode {
  const { phone } = ctx.site;
  if (!phone && shown.length === 0) return null;
  return (
    <div className="fc-nav__contact">
      {phone && (
        <a className="fc-button" data-look="brand" href={phoneHref(phone)}>
          <Icon name="phone" size={18} />
          {phone}
        </a>
      )}
      {shown.map((location) => (
        <p key={location.id}>
          {location.name}
          <OpeningLine location={location} ctx={ctx} />
        </p>
      ))}
    </div>
  );
}
