import { DealershipSearch } from '../../dealership-search/dealership-search.tsx';
import { hydrateIsland } from '../../islands/hydrate.tsx';

/** Mounts the dealership search; blocks without a search have no island. */
export const mount = hydrateIsland(DealershipSearch);
