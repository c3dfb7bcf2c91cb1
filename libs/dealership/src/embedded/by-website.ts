import type { ManufacturerLocation } from '@forecourt/block-schemas';
import type { WebsiteLocations } from '../ports/locations.ts';

/** Places of a network under the websites that they name; those that name none stand under the first of the same name. */
export function byWebsite(locations: readonly ManufacturerLocation[]): WebsiteLocations[] {
  const websites = new Map<
    string,
    { name: string; url?: string; locations: ManufacturerLocation[] }
  >();
  for (const location of locations) {
    const id = location.website_id ?? location.dealership?.id ?? location.id;
    const website = websites.get(id) ?? {
      name: location.website_name ?? location.name,
      ...(location.website_url && { url: location.website_url }),
      locations: [],
    };
    website.locations.push(location);
    websites.set(id, website);
  }
  return [...websites].map(([id, website]) => ({ id, ...website }));
}
