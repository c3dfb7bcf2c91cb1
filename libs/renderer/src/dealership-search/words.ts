import type { ManufacturerLocation } from '@forecourt/block-schemas';
import { nearbyRadius } from '@forecourt/domain';
import type { DealershipAnswer, DealershipChoice } from '@forecourt/domain';

/** "1 dealership", "5 dealerships". */
export const dealerships = (count: number): string =>
  count === 1 ? '1 dealership' : `${count} dealerships`;

const sentence = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1).replaceAll('_', ' ');

/** A type of place in a visitor's words: `sales` is "Sales", `body_shop` "Body shop". */
export const typeWords = (type: string): string => sentence(type.toLowerCase());

/** A distance as people say it: whole kilometres from ten on. */
export function distanceWords(km: number): string {
  if (km < 0.95) return 'less than 1 km';
  return `${km < 9.95 ? km.toFixed(1).replace('.0', '') : Math.round(km)} km`;
}

/** Street and town in one line; '' if neither is known. */
export function addressWords({ address }: ManufacturerLocation): string {
  const { city, state, postcode } = address ?? {};
  const town = [city, state === city ? '' : state, postcode].filter(Boolean).join(' ');
  return [address?.street, town].filter(Boolean).join(', ');
}

/** What the visitor's own position is called, in the input and in addresses. */
export const yourPosition = 'Your position';

/** What was found, as heading and as announcement; '' where nothing was asked for. */
export function answerWords(
  { kind, found, from }: DealershipAnswer,
  { radius, userLocation = '' }: DealershipChoice,
): string {
  const place = from?.name === yourPosition ? yourPosition.toLowerCase() : from?.name;
  switch (kind) {
    case 'start':
      return '';
    case 'picked':
      return found[0]!.location.name;
    case 'near':
      if (found.length === 0)
        return `No dealership within ${radius ?? nearbyRadius} km of ${place}`;
      if (radius) return `${dealerships(found.length)} within ${radius} km of ${place}`;
      return `${dealerships(found.length)} near ${place}`;
    case 'named':
      return `${dealerships(found.length)} for “${userLocation}”`;
    case 'unknown':
      return `Nothing found for “${userLocation}”`;
  }
}
