import { cutoffs } from '@forecourt/block-schemas';
import type { Cutoff } from '@forecourt/block-schemas';

/** Time zones in which rules about dates are tested. */
export const zones = ['Australia/Sydney', 'Australia/Perth', 'Pacific/Auckland'] as const;

/** A day some days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Every cutoff in every zone. */
export const everyCutoff: readonly (readonly [id: string, zone: string, cutoff: Cutoff])[] =
  zones.flatMap((zone) => cutoffs.map((cutoff) => [cutoff.id, zone, cutoff] as const));

/**
 * Start of a day in a time zone, in UTC. Tries every quarter of an hour, to share no arithmetic with
 * the code under test.
 */
export function startOfDay(day: string, timeZone: string): string {
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone });
  const dayAt = (moment: Date) => days.format(moment);
  for (let at = Date.parse(`${dayAfter(day, -1)}T00:00:00Z`); ; at += 900_000) {
    const moment = new Date(at);
    if (dayAt(moment) === day) return moment.toISOString();
  }
}

/** One second before a moment. */
export const secondBefore = (moment: string): string =>
  new Date(Date.parse(moment) - 1000).toISOString();

/** Local time of a moment in a time zone, `2024-01-29T09:30:00`. */
export const clockAt = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(new Date(moment))
    .replace(' ', 'T');
