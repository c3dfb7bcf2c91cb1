import type { DealerLocation } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../document/heading.tsx';
import { phoneHref } from '../document/site-header.tsx';
import { Icon } from '../icons/icon.tsx';
import { linkAttributes } from '../rich-text/index.ts';

type Address = NonNullable<DealerLocation['address']>;

const addressLine = ({ street, city, state, postcode }: Address): string =>
  [street, [city, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Returns the map link of a location: the dealer's own, else an open map that needs no key. */
function mapHref({ place_url, lat, long }: Address): string | undefined {
  if (place_url) return place_url;
  if (lat === undefined || long === undefined) return undefined;
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=16/${lat}/${long}`;
}

/** Card of a dealer's location: name, address, directions and phone number. */
export function PlaceCard({
  location,
  level = 3,
  copy,
}: {
  readonly location: DealerLocation;
  readonly level?: HeadingLevel;
  readonly copy: Copy['places'];
}): ReactNode {
  const { name, address, contact_detail } = location;
  const map = address && mapHref(address);
  const phone = contact_detail?.phone;
  return (
    <div className="fc-place">
      <Icon name="location" size={28} />
      <div>
        <Heading level={level} className="fc-place__name">
          {name}
        </Heading>
        {address && <p>{addressLine(address)}</p>}
      </div>
      {(map || phone) && (
        <p className="fc-place__ways">
          {map && (
            <a className="fc-button" data-look="brand" {...linkAttributes(map)}>
              {copy.directions}
              <span className="fc-sr-only"> {copy.to(name)}</span>
            </a>
          )}
          {phone && (
            <a className="fc-button" data-look="outline" href={phoneHref(phone)}>
              <Icon name="phone" size={18} />
              {phone}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
