import type { Site } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import { requestKind, type RequestKind } from '@forecourt/forms';
import { requestOf, type LeadDocument } from '@forecourt/leads';
import { calendarFile } from './calendar-file.ts';

/** Minutes of a visit whose length is unknown. */
const usualMinutes = 30;

/** Returns the minutes of a visit: of the service, of a test drive or of an appointment, as the site's settings state. */
function visitMinutes(
  { settings }: Pick<Site, 'settings'>,
  kind: RequestKind,
  work: string | undefined,
): number {
  const minutes =
    kind === 'service'
      ? settings?.service?.serviceDetails?.find(({ type }) => type === work)?.minutes
      : kind === 'testDrive'
        ? settings?.forms?.testDrives?.minutes
        : settings?.forms?.appointments?.minutes;
  return minutes ?? usualMinutes;
}

/** Returns the calendar file of a request; undefined if no time was requested. */
export function requestCalendar(
  lead: LeadDocument,
  site: Pick<Site, 'region' | 'locale' | 'name' | 'phone' | 'domains' | 'settings'>,
): string | undefined {
  const { cars, location, locationDetails, when, work } = requestOf(lead);
  if (!when?.start) return undefined;
  const phone = locationDetails?.phone ?? site.phone;
  const { entries, toConfirm } = copyFor(site).success.request;
  const kind = requestKind(lead.category, lead.subcategory);
  const entry = kind === 'testDrive' || kind === 'service' ? entries[kind] : entries.other;
  const about = [entry, cars[0]?.name ?? work].filter(Boolean).join(': ');
  return calendarFile({
    uid: `${lead.lead_id}@${site.domains[0] ?? lead.tenant}`,
    requestedAt: new Date(lead.accepted_at),
    start: new Date(when.start),
    minutes: visitMinutes(site, kind, work),
    title: `${about} (${toConfirm})`,
    location: [location, locationDetails?.address ?? site.name].filter(Boolean).join(', '),
    description: phone && [site.name, phone].join(', '),
  });
}
