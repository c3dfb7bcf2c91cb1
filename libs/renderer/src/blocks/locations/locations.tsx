import { shownLocations } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { networkQueries, NetworkSearch } from '../../dealership-search/network-search.tsx';
import { dealershipSearchCss } from '../../dealership-search/search-css.ts';
import { below } from '../../document/heading.tsx';
import { BlockHead } from '../../lists/block-head.tsx';
import { listCss } from '../../lists/list-css.ts';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import { locationListCss } from '../../locations/location-css.ts';
import { LocationList } from '../../locations/location-list.tsx';
import css from './locations.css?inline';

function OwnLocations({ data, block, first, ctx }: BlockProps<'locations'>): ReactNode {
  const locations = shownLocations(ctx.ask({ kind: 'locations' }), data);
  if (locations.length === 0) return null;
  return (
    <div className="fc-locations">
      <BlockHead
        heading={data.heading}
        description={data.description}
        link={data.headingLink}
        first={first}
        ctx={ctx}
      />
      <LocationList
        locations={locations}
        idPrefix={block.id ?? 'location'}
        level={data.heading && !first ? below(ctx.headingLevel) : ctx.headingLevel}
        department={data.locationType}
        showsHours={data.showHours}
        showsServices
        ctx={ctx}
      />
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
  component: (props) => (props.data.search ? NetworkSearch(props) : OwnLocations(props)),
  css: [...listCss, css, ...dealershipSearchCss, ...locationListCss],
  title: (data, first) => first && data.heading !== undefined,
  plan: (data, ctx) => (data.search ? networkQueries(ctx) : [{ kind: 'locations' }]),
  islands: ['locations'],
};
