import type { ExternalBookings, ManufacturerLocation, Site } from '@forecourt/block-schemas';
import { copyFor, type Localized } from '@forecourt/copy';
import { distanceKm } from '@forecourt/domain';

type SiteSettings = Pick<Site, 'settings'>;

/**
 * Returns the booking pages of other systems by dealership group (SVC-4), without hosts that the site
 * does not allow and without empty groups.
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

/** Default radius of the free ride, in kilometres. */
export const usualRideKm = 8;

/** Returns true for a visitor within the radius of a site's free ride, in a straight line from a dealership (SVC-5). */
export function isFreeRide(
  { settings }: SiteSettings,
  visitor: MapPoint,
  { address }: Pick<ManufacturerLocation, 'address'>,
): boolean {
  const offer = settings?.service?.freeRide;
  const { lat, long } = address ?? {};
  if (!offer || lat === undefined || long === undefined) return false;
  return distanceKm(visitor.lat, visitor.lng, lat, long) <= (offer.radiusKm ?? usualRideKm);
}

/** The free ride as inline HTML for a visitor who is close enough; undefined for others. */
export const freeRideOffer = (
  site: SiteSettings & Localized,
  visitor: MapPoint,
  dealership: Pick<ManufacturerLocation, 'address'>,
): string | undefined =>
  isFreeRide(site, visitor, dealership)
    ? (site.settings?.service?.freeRide?.wording ?? copyFor(site).freeRide.near)
    : undefined;
