/** Rules that the pages share: they live with the entities. */
export { distanceKm, nearestLocations } from '@forecourt/block-schemas';
