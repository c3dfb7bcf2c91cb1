import type { ExternalBookings, ManufacturerLocation, Site } from '@forecourt/block-schemas';
import { distanceKm } from '@forecourt/domain';

type SiteSettings = Pick<Site, 'settings'>;

/**
 * The booking pages of other systems by dealership group (SVC-4), without those whose host the site
 * does not allow and without groups that are left empty.
 */
export function externalBookings({ settings }: SiteSettings): readonly ExternalBookings[] {
  const { externalBookings: groups = [], redirectHosts = [] } = settings?.service ?? {};
  const allowed = (address: string): boolean => {
    const url = URL.parse(address);
    return url?.protocol === 'https:' && redirectHosts.includes(url.hostname);
  };
  return groups
    .map(({ group, links }) => ({ group, links: links.filter(({ url }) => allowed(url)) }))
    .filter(({ links }) => links.length > 0);
}

/** A place on the map. */
export interface MapPoint {
  /** Degrees, north positive. */
  readonly lat: number;
  /** Degrees, east positive. */
  readonly lng: number;
}

/** How far the free ride goes where the site does not say, in kilometres. */
export const usualRideKm = 8;
const usualWording = 'You’re close by: we’ll drive you home for free while we work on your car.';

/**
 * The free ride as inline HTML for a visitor who is within the site's radius of a dealership, as the
 * crow flies (SVC-5); undefined where the site offers none or the visitor is further away.
 */
export function freeRideOffer(
  { settings }: SiteSettings,
  visitor: MapPoint,
  dealership: Pick<ManufacturerLocation, 'address'>,
): string | undefined {
  const offer = settings?.service?.freeRide;
  const { lat, long } = dealership.address ?? {};
  if (!offer || lat === undefined || long === undefined) return undefined;
  return distanceKm(visitor.lat, visitor.lng, lat, long) <= (offer.radiusKm ?? usualRideKm)
    ? (offer.wording ?? usualWording)
    : undefined;
}
