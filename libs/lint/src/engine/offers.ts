import { scalarText } from '@forecourt/json';
import type { DataVisit } from './rule.ts';

/** An offer with its last day. */
export interface EndingOffer {
  readonly id: string;
  /** YYYY-MM-DD; a day that exists. */
  readonly endsOn: string;
  readonly pointer: string;
}

const isDay = (text: unknown): text is string => {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text;
};

/** The offers of a data file that end on some day. @param offersFile of the site's settings. */
export function endingOffers(
  { name, data }: DataVisit,
  offersFile: string | undefined,
): readonly EndingOffer[] {
  const files = ['offers', 'promotions', ...(offersFile === undefined ? [] : [offersFile])];
  if (!files.includes(name) || !Array.isArray(data.value)) return [];
  return (data.value as readonly unknown[]).flatMap((entry, index) => {
    const { id, ends_on: endsOn } = (entry ?? {}) as { id?: unknown; ends_on?: unknown };
    return isDay(endsOn) ? [{ id: scalarText(id), endsOn, pointer: `/${index}/ends_on` }] : [];
  });
}
