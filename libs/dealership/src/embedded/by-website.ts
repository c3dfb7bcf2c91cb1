import type { ManufacturerLocation } from '@forecourt/block-schemas';
import type { WebsiteLocations } from '../ports/locations.ts';

/** Groups the locations of a network by website; without one, by dealership or by themselves. */
export function byWebsite(locations: readonly ManufacturerLocation[]): WebsiteLocations[] {
  const websites = new Map<
    string,
    { name: string; url?: string; locations: ManufacturerLocation[] }
  >();
  for (const location of locations) {
    const id = location.website_id ?? location.dealership?.id ?? location.id;
    const website = websites.get(id) ?? {
      name: location.website_name ?? location.name,
      url: location.website_url || undefined,
      locations: [],
    };
    website.locations.push(location);
    websites.set(id, website);
  }
  return [...websites].map(([id, website]) => ({ id, ...website }));
}
