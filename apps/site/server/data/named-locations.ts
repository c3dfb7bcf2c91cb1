import { withNamedLocations } from '@forecourt/dealership';
import type { DealerDataSource } from './dealer-data.ts';

/** Completes the cars of every dealer with the names of their locations, whatever source has which. */
export const namedLocations = (source: DealerDataSource): DealerDataSource => ({
  of(tenant) {
    const data = source.of(tenant);
    return {
      ...data,
      get version() {
        return data.version;
      },
      search: withNamedLocations(data.search, data.locations),
    };
  },
});
