import type { Site } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import { requestKind } from '@forecourt/forms';
import { requestOf, type LeadDocument } from '@forecourt/leads';
import { calendarFile } from './calendar-file.ts';

/** Minutes of a visit in the visitor's calendar. */
const visitMinutes = 30;

/** Returns the calendar file of a request; undefined if no time was requested. */
export function requestCalendar(
  lead: LeadDocument,
  site: Pick<Site, 'region' | 'locale' | 'name' | 'phone' | 'domains'>,
): string | undefined {
  const { cars, location, when, work } = requestOf(lead);
  if (!when?.start) return undefined;
  const { entries, toConfirm } = copyFor(site).success.request;
  const kind = requestKind(lead.category, lead.subcategory);
  const entry = kind === 'testDrive' || kind === 'service' ? entries[kind] : entries.other;
  const about = [entry, cars[0]?.name ?? work].filter(Boolean).join(': ');
  return calendarFile({
    uid: `${lead.lead_id}@${site.domains[0] ?? lead.tenant}`,
    requestedAt: new Date(lead.accepted_at),
    start: new Date(when.start),
    minutes: visitMinutes,
    title: `${about} (${toConfirm})`,
    location: [location, site.name].filter(Boolean).join(', '),
    ...(site.phone && { description: [site.name, site.phone].join(', ') }),
  });
}
