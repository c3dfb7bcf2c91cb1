import { DealershipSearch } from '../../dealership-search/dealership-search.tsx';
import { hydrateIsland } from '../../islands/hydrate.tsx';

/** The dealership search; a block without one has no island. */
export const mount = hydrateIsland(DealershipSearch);
