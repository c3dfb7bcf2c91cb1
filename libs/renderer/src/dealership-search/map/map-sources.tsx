import type { Copy } from '@forecourt/copy';
import type { ReactNode } from 'react';

/** Sources of a map's data. */
export const MapSources = ({ copy }: { readonly copy: Copy['dealershipSearch'] }): ReactNode => (
  <p className="fc-map__sources">
    {copy.mapSources} <a href="https://www.naturalearthdata.com/">Natural Earth</a>,{' '}
    <a href="https://www.geonames.org/">GeoNames</a>
  </p>
);
