import { instantsOf, isCalendarDay } from '@forecourt/domain';

/** Parts of a request that `?at=` sets in preview. */
export interface PreviewedDay {
  /** Publication date that selects the layouts. */
  readonly at: string;
  /** Noon of that day at the dealer's: offers end and doors open as on the day. */
  readonly now: string;
}

/**
 * Reads the day that preview shows a page on: as published then, and looked at then.
 * @param search the request's query with its `?`, or ''.
 * @returns undefined without a valid day.
 */
export function previewedDay(search: string, timeZone: string): PreviewedDay | undefined {
  const at = new URLSearchParams(search).get('at') ?? undefined;
  if (!isCalendarDay(at)) return undefined;
  const [noon = Date.parse(`${at}T12:00:00Z`)] = instantsOf(`${at}T12:00`, timeZone);
  return { at, now: new Date(noon).toISOString() };
}
