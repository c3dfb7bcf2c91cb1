import type { Asset, DealerLocation, ReviewSummary, Site } from '@forecourt/block-schemas';
import { departmentsWithHours, midnight, usualWeek, visibleLocations } from '@forecourt/domain';
import { imageUrl, usablePicture } from '../image/widths.ts';
import { absolute, node, type Node } from './node.ts';

/** Returns the dealer's id in all graphs of a site. */
export const dealerId = (origin: string): string => `${origin}/#dealer`;

/** Data of a dealer's node. */
export interface DealerFacts {
  readonly site: Site;
  readonly assets: ReadonlyMap<string, Asset>;
  /** Scheme and host, such as https://www.dealer.example. */
  readonly origin: string;
  /** Hidden locations are omitted. */
  readonly locations?: readonly DealerLocation[];
  /** Overall customer rating, if the site publishes it. */
  readonly rating?: Pick<ReviewSummary, 'count' | 'average_rating'>;
}

/**
 * Returns the dealer (schema.org AutoDealer). A single location is its address, several are
 * departments.
 */
export function dealerNode({ site, assets, origin, locations = [], rating }: DealerFacts): Node {
  const shown = visibleLocations(locations);
  const main = shown.find(({ primary }) => primary) ?? shown[0];
  const logo = usablePicture(assets, site.theme.logo);
  return node({
    '@type': 'AutoDealer',
    '@id': dealerId(origin),
    name: site.name,
    url: `${origin}/`,
    description: site.description,
    telephone: site.phone ?? main?.contact_detail?.phone,
    logo: logo && origin + imageUrl(logo, 480, 'webp'),
    image: logo && origin + imageUrl(logo, 480, 'webp'),
    ...(main && placeOf(main, site, origin)),
    department: shown.length > 1 ? shown.map((each) => department(each, site, origin)) : [],
    aggregateRating: rating && ratingNode(rating),
  });
}

const department = (location: DealerLocation, site: Site, origin: string): Node =>
  node({
    '@type': 'AutoDealer',
    '@id': `${origin}/#location-${encodeURIComponent(location.id)}`,
    name: location.name,
    telephone: location.contact_detail?.phone ?? site.phone,
    ...placeOf(location, site, origin),
  });

const dayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Returns the usual hours of a location's main department. */
function hoursOf(location: DealerLocation): Node[] {
  const [department] = departmentsWithHours(location);
  if (department === undefined) return [];
  return usualWeek(location, department).flatMap(({ first, last, periods }) =>
    periods.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayNames.slice(first, last + 1),
      opens: from,
      // The day's last minute: https://schema.org has no 24:00.
      closes: to === midnight ? '23:59' : to,
    })),
  );
}

function placeOf(location: DealerLocation, site: Site, origin: string): Node {
  const { address } = location;
  const openingHoursSpecification = hoursOf(location);
  if (address === undefined) return node({ openingHoursSpecification });
  const { street, city, state, postcode, place_url, lat, long } = address;
  const hasPoint = lat !== undefined && long !== undefined;
  return node({
    openingHoursSpecification,
    address: node({
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: postcode,
      addressCountry: site.region,
    }),
    hasMap: place_url && absolute(place_url, origin),
    geo: hasPoint ? { '@type': 'GeoCoordinates', latitude: lat, longitude: long } : undefined,
  });
}

/** Returns the rating; undefined without reviews. */
const ratingNode = ({ count, average_rating }: NonNullable<DealerFacts['rating']>) =>
  count > 0 && average_rating > 0
    ? {
        '@type': 'AggregateRating',
        ratingValue: Math.round(average_rating * 10) / 10,
        reviewCount: count,
        bestRating: 5,
        worstRating: 1,
      }
    : undefined;
