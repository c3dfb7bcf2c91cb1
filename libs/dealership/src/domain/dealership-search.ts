/** Rules that the pages share: they live with the entities. */
export {
  closestZoom,
  dealershipFields,
  defaultRadius,
  findDealerships,
  namedDealerships,
  nearbyDealerships,
  networkLocations,
  radiusOptions,
  readDealershipChoice,
} from '@forecourt/block-schemas';
export type { DealershipAnswer, DealershipChoice } from '@forecourt/block-schemas';
