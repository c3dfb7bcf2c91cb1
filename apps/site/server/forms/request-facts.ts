import { requestOf, type LeadDocument } from '@forecourt/leads';
import type { RequestFacts } from '@forecourt/renderer';

/** Query parameter of the success page for the calendar file of the visitor's request. */
export const calendarParameter = 'calendar';

const pathOf = (url: string): string | undefined => URL.parse(url)?.pathname;

/**
 * Returns what the visitor asked for, for the success page.
 * @param target path and query of the success page
 */
export function requestFacts(lead: LeadDocument, target: string): RequestFacts {
  const { cars, locationDetails, when, ...facts } = requestOf(lead);
  const separator = target.includes('?') ? '&' : '?';
  return {
    ...facts,
    cars: cars.map(({ name, url }) => ({ name, href: url && pathOf(url) })),
    locationId: locationDetails?.id,
    when: when?.words,
    calendarHref: when?.start && `${target}${separator}${calendarParameter}=1`,
  };
}
