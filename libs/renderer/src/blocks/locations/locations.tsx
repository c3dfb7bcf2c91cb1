import type { DealerLocation } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import { choiceParameters, locationLayout, shownLocations } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { networkQueries, NetworkSearch } from '../../dealership-search/network-search.tsx';
import { dealershipSearchCss } from '../../dealership-search/search-css.ts';
import { below, Heading, type HeadingLevel } from '../../document/heading.tsx';
import { Icon } from '../../icons/icon.tsx';
import { BlockHead } from '../../lists/block-head.tsx';
import { listCss } from '../../lists/list-css.ts';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import { linkAttributes, safeHref } from '../../rich-text/index.ts';
import css from './locations.css?inline';

/** Card of one location: address, services, directions and phone. */
function LocationCard(given: {
  place: DealerLocation;
  level: HeadingLevel;
  copy: Copy['places'];
}): ReactNode {
  const { place, level, copy } = given;
  const { name, address, location_type: types = [], manufacturers = [] } = place;
  const phone = place.contact_detail?.phone;
  const tel = phone && safeHref(`tel:${phone.replace(/[^+\d]/g, '')}`);
  const map = address?.place_url ? linkAttributes(address.place_url) : {};
  const town = [address?.city, address?.state, address?.postcode].filter(Boolean).join(' ');
  const lines = [address?.street, town].filter(Boolean).join(', ');
  return (
    <li className="fc-locations__place">
      <div className="fc-locations__words">
        <Heading level={level} className="fc-locations__name">
          {name}
        </Heading>
        {lines && <address>{lines}</address>}
        {types.length > 0 && <p>{types.map((type) => copy.types[type]).join(', ')}</p>}
        {manufacturers.length > 0 && <p>{manufacturers.join(', ')}</p>}
      </div>
      {(tel || map.href) && (
        <p className="fc-locations__ways">
          {tel && (
            <a className="fc-link-arrow" href={tel}>
              <Icon name="phone" size={18} />
              {phone}
              <span className="fc-sr-only">, {name}</span>
            </a>
          )}
          {map.href && (
            <a className="fc-link-arrow" {...map}>
              <Icon name="location" size={18} />
              {copy.directions}
              <span className="fc-sr-only"> {copy.to(name)}</span>
            </a>
          )}
        </p>
      )}
    </li>
  );
}

function OwnPlaces({ data, first, ctx }: BlockProps<'locations'>): ReactNode {
  const places = shownLocations(ctx.ask({ kind: 'locations' }), data);
  if (places.length === 0) return null;
  const level = data.heading && !first ? below(ctx.headingLevel) : ctx.headingLevel;
  return (
    <div className="fc-locations">
      <BlockHead heading={data.heading} description={data.description} first={first} ctx={ctx} />
      <ul className="fc-locations__places" data-as={locationLayout(places.length)}>
        {places.map((place) => (
          <LocationCard key={place.id} place={place} level={level} copy={ctx.copy.places} />
        ))}
      </ul>
    </div>
  );
}

/**
 * The dealer's locations as cards, or as a compact list if there are more than three (LOC-1), or a
 * network search.
 */
export const locations: BlockDefinition<'locations'> = {
  type: 'locations',
  anchored: true,
  // Called as functions rather than elements, so that a block without content returns null itself.
  component: (props) => (props.data.search ? NetworkSearch(props) : OwnPlaces(props)),
  css: `${listCss}\n${css}\n${dealershipSearchCss}`,
  title: (data, first) => first && data.heading !== undefined,
  plan: (data, ctx) => (data.search ? networkQueries(ctx) : [{ kind: 'locations' }]),
  parameters: choiceParameters,
  islands: ['locations'],
};
