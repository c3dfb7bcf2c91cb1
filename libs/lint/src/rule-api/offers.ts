import { isCalendarDay } from '@forecourt/domain';
import { isObject, listOf, scalarText } from '@forecourt/json';
import type { DataVisit } from './rule.ts';

/** An offer with its last day. */
export interface EndingOffer {
  readonly id: string;
  /** YYYY-MM-DD; a day that exists. */
  readonly endsOn: string;
  readonly pointer: string;
}

/** True for a data file of offers. @param offersFile of the site's settings. */
export const isOffersFile = (name: string, offersFile: string | undefined): boolean =>
  name === 'offers' || name === 'promotions' || name === offersFile;

/** The same for the path of a file. */
export const isOffersPath = (file: string, offersFile: string | undefined): boolean =>
  file.startsWith('data/') && isOffersFile(file.slice(5).replace(/\.json$/, ''), offersFile);

/** Offers of a data file that have a last day. @param offersFile of the site's settings. */
export function endingOffers(
  { name, data }: DataVisit,
  offersFile: string | undefined,
): readonly EndingOffer[] {
  if (!isOffersFile(name, offersFile)) return [];
  return listOf(data.value).flatMap((entry, index) => {
    const { id, ends_on: endsOn } = isObject(entry) ? entry : {};
    return isCalendarDay(endsOn)
      ? [{ id: scalarText(id), endsOn, pointer: `/${index}/ends_on` }]
      : [];
  });
}

/** Members of an offer that visitors read, the largest first. */
export const offerMembers = [
  'heading',
  'figure',
  'condition',
  'description',
  'disclaimer',
] as const;
