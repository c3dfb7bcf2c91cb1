import type { DealerLocation } from '@forecourt/block-schemas';
import { dotted } from '@forecourt/copy';
import { addressLine, phoneHref } from '@forecourt/domain';
import type { Department } from '@forecourt/domain';
import type { ReactNode } from 'react';
import type { RenderContext } from '../context/render-context.ts';
import { Heading, type HeadingLevel } from '../document/heading.tsx';
import { Icon } from '../icons/icon.tsx';
import { linkAttributes } from '../rich-text/index.ts';
import { OpeningHours } from './opening-hours.tsx';

type Address = NonNullable<DealerLocation['address']>;

/** Returns an address whose postcode stays with the state ahead of it. */
const withWholeEnd = (line: string): string => line.replace(/ (?=\d+$)/, '\u00A0');

/**
 * Returns the link of a location's directions: the dealer's own, else a route from where the visitor
 * is, which phones open in their maps app (https://developers.google.com/maps/documentation/urls).
 */
function directionsHref({ place_url, lat, long }: Address): string | undefined {
  if (place_url) return place_url;
  if (lat === undefined || long === undefined) return undefined;
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${long}`;
}

/** Props of a location's card. */
export interface LocationCardProps {
  readonly location: DealerLocation;
  readonly level?: HeadingLevel;
  /** Number of the location's pin on a map. */
  readonly number?: number | undefined;
  /** Department of the opening line; the first with hours by default. */
  readonly department?: Department | undefined;
  /** Links to bookings, in place of the location's own. */
  readonly bookings?: DealerLocation['bookings'];
  /** Unfolds the opening hours on wide screens. */
  readonly showsHours?: boolean | undefined;
  /** Lists departments and makes. */
  readonly showsServices?: boolean;
  readonly ctx: Pick<RenderContext, 'clock' | 'site' | 'copy'>;
}

/** Links of a location: phone, directions and bookings. */
function Ways(props: Pick<LocationCardProps, 'location' | 'bookings' | 'ctx'>): ReactNode {
  const { location, bookings = location.bookings ?? [], ctx } = props;
  const { name, address, contact_detail } = location;
  const { locations } = ctx.copy;
  const map = linkAttributes(address && directionsHref(address));
  const phone = contact_detail?.phone;
  const links = bookings.flatMap(({ text, href }) => {
    const attributes = linkAttributes(href);
    return attributes.href ? { text, attributes } : [];
  });
  if (!phone && !map.href && links.length === 0) return null;
  return (
    <p className="fc-location-card__ways">
      {phone && (
        <a href={phoneHref(phone)}>
          <Icon name="phone" size={18} />
          <span className="fc-location-card__call">{locations.call}</span>
          <span className="fc-location-card__phone">{phone}</span>
          <span className="fc-sr-only">, {name}</span>
        </a>
      )}
      {map.href && (
        <a {...map}>
          {locations.directions}
          <span className="fc-sr-only"> {locations.to(name)}</span>
        </a>
      )}
      {links.map(({ text, attributes }) => (
        <a key={text} {...attributes}>
          {text}
          <span className="fc-sr-only">, {name}</span>
        </a>
      ))}
    </p>
  );
}

/**
 * Card of a dealer's location: name, address, whether it is open, phone, directions, bookings and
 * opening hours (LOC-1, LOC-2).
 */
export function LocationCard(props: LocationCardProps): ReactNode {
  const {
    location,
    level = 3,
    number,
    department,
    bookings,
    showsHours,
    showsServices,
    ctx,
  } = props;
  const { name, address, location_type: types = [], manufacturers = [] } = location;
  const line = address && addressLine(address);
  const services = dotted(
    types.map((type) => ctx.copy.locations.types[type]).join(', '),
    manufacturers.join(', '),
  );
  return (
    <div className="fc-location-card">
      {number === undefined ? (
        <Icon name="location" size={28} />
      ) : (
        <span className="fc-location-card__number" aria-hidden="true">
          {number}
        </span>
      )}
      <div className="fc-location-card__words">
        <Heading level={level} className="fc-location-card__name">
          {name}
        </Heading>
        {line && <address>{withWholeEnd(line)}</address>}
        {showsServices && services && <p>{services}</p>}
        <OpeningHours location={location} department={department} unfolds={showsHours} ctx={ctx} />
        <Ways location={location} bookings={bookings} ctx={ctx} />
      </div>
    </div>
  );
}
