import type { ManufacturerLocation } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import { capitalize, countDealerships, nearbyRadius } from '@forecourt/domain';
import type { DealershipAnswer, DealershipChoice } from '@forecourt/domain';

type Texts = Copy['dealershipSearch'];

/** Returns the label of a location type: "Sales" for `sales`, "Body shop" for `body_shop`. */
export const typeWords = (type: string): string =>
  capitalize(type.toLowerCase().replaceAll('_', ' '));

/** Formats a distance, in whole kilometres from ten on. */
export function distanceWords(km: number, copy: Texts): string {
  if (km < 0.95) return copy.lessThan1Km;
  return copy.km(km < 9.95 ? km.toFixed(1).replace('.0', '') : Math.round(km));
}

/** Returns street and town in one line; '' if neither is known. */
export function addressWords({ address }: ManufacturerLocation): string {
  const { city, state, postcode } = address ?? {};
  const town = [city, state === city ? '' : state, postcode].filter(Boolean).join(' ');
  return [address?.street, town].filter(Boolean).join(', ');
}

/** Summarizes the results for the heading and the announcement; '' without a search. */
export function resultsHeading(
  { kind, found, from }: DealershipAnswer,
  { radius, userLocation = '' }: DealershipChoice,
  copy: Texts,
): string {
  const place =
    from?.name === copy.yourPosition ? copy.yourPosition.toLowerCase() : (from?.name ?? '');
  const count = copy.count(countDealerships(found.map(({ location }) => location)));
  switch (kind) {
    case 'start':
      return '';
    case 'picked':
      return found[0]!.location.name;
    case 'near':
      if (found.length === 0) return copy.noneWithin(radius ?? nearbyRadius, place);
      if (radius) return copy.within(count, radius, place);
      return copy.near(count, place);
    case 'named':
      return copy.forText(count, userLocation);
    case 'unknown':
      return copy.nothing(userLocation);
  }
}
