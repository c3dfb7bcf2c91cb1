import type { Site } from '@forecourt/block-schemas';

type Region = Site['region'];

/** Time zones of each country, its islands included. */
const timeZones: Readonly<Record<Region, RegExp>> = {
  AU: /^(?:Australia\/.+|Antarctica\/Macquarie|Indian\/(?:Christmas|Cocos)|Pacific\/Norfolk)$/,
  NZ: /^(?:Pacific\/(?:Auckland|Chatham)|Antarctica\/(?:McMurdo|South_Pole)|NZ(?:-CHAT)?)$/,
};

/** True for a time zone of a country. */
export const isZoneOf = (timeZone: string, region: Region): boolean =>
  timeZones[region].test(timeZone);

/** The other country that sites can be in. */
export const otherRegion = (region: Region): Region => (region === 'AU' ? 'NZ' : 'AU');

/**
 * Returns the country of a site; undefined if its time zone is one of the other country, which is
 * reported once, instead of all phone numbers, addresses and texts about credit.
 */
export const regionOf = ({
  region,
  timeZone,
}: Pick<Site, 'region' | 'timeZone'>): Region | undefined =>
  isZoneOf(timeZone, otherRegion(region)) ? undefined : region;
