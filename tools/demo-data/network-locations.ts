import { visibleLocations } from '@forecourt/domain';
import type { DealerLocation, ManufacturerLocation } from '@forecourt/block-schemas';

type Type = NonNullable<ManufacturerLocation['location_type']>;

/** A dealership as the lists of towns hold it. */
export type NetworkEntry = readonly [
  town: string,
  state: string,
  postcode: string,
  lat: number,
  long: number,
  dealer: string,
  street: string,
  types: readonly Type[],
];

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** Names that a visitor reads: "Coal River Motors", "Coal River Motors Service". */
const nameOf = (dealer: string, type: Type) =>
  type === 'sales' ? dealer : `${dealer} ${type === 'service' ? 'Service' : 'Parts'}`;

/** One place per thing that is done there, as a maker's list has it. */
export function networkLocations(entries: readonly NetworkEntry[]): ManufacturerLocation[] {
  return entries.flatMap(([town, state, postcode, lat, long, dealer, street, types], index) =>
    types.map((type): ManufacturerLocation => {
      const slug = slugOf(dealer);
      const number = 500 + index;
      return {
        id: `${slug}-${type}`,
        name: nameOf(dealer, type),
        location_type: type,
        address: { street, city: town, state, postcode, lat, long },
        dealership: { id: String(number), slug },
        website_id: String(9000 + number),
        website_name: dealer,
        website_url: `https://${slug}.example`,
      };
    }),
  );
}

/**
 * The dealer's own yards in the network's terms: one place per thing that is done there, the first under
 * the yard's own id.
 */
export function ownNetworkLocations(
  locations: readonly DealerLocation[],
  dealer: { id: string; slug: string; name: string },
): ManufacturerLocation[] {
  return visibleLocations(locations)
    .filter(({ primary, address }) => primary || address?.lat)
    .flatMap(({ id, name, address = {}, location_type: types = [] }) => {
      const { street, city, state, postcode, lat, long } = address;
      return types.map((type, index): ManufacturerLocation => ({
        id: index === 0 ? id : `${id}-${type}`,
        name: index === 0 ? `${dealer.name} ${name}` : nameOf(`${dealer.name} ${name}`, type),
        location_type: type,
        address: { street, city, state, postcode, lat, long },
        dealership: { id: dealer.id, slug: dealer.slug },
        website_id: dealer.id,
        website_name: dealer.name,
        website_url: `https://${dealer.slug}.example`,
      }));
    });
}
