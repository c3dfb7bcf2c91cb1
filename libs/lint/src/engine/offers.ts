import { isCalendarDay } from '@forecourt/domain';
import { scalarText } from '@forecourt/json';
import type { DataVisit } from './rule.ts';

/** An offer with its last day. */
export interface EndingOffer {
  readonly id: string;
  /** YYYY-MM-DD; a day that exists. */
  readonly endsOn: string;
  readonly pointer: string;
}

/** The offers of a data file that end on some day. @param offersFile of the site's settings. */
export function endingOffers(
  { name, data }: DataVisit,
  offersFile: string | undefined,
): readonly EndingOffer[] {
  const files = ['offers', 'promotions', ...(offersFile === undefined ? [] : [offersFile])];
  if (!files.includes(name) || !Array.isArray(data.value)) return [];
  return (data.value as readonly unknown[]).flatMap((entry, index) => {
    const { id, ends_on: endsOn } = (entry ?? {}) as { id?: unknown; ends_on?: unknown };
    return isCalendarDay(endsOn)
      ? [{ id: scalarText(id), endsOn, pointer: `/${index}/ends_on` }]
      : [];
  });
}
