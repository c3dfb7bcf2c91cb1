import type { Site } from '@forecourt/block-schemas';
import { localTime, withOffset } from '@forecourt/domain';
import { beforeVisit, isReplied, replyDue, requestKindOf, type Lead } from '@forecourt/forms';
import type { PlacedForm } from '../form-of-block.ts';
import { receivingLocation } from './lead-location.ts';

/** The longest time in which a service booking is confirmed within 24 to 48 hours. */
const callbackMs = 48 * 3_600_000;

/**
 * Creates the function that returns the local time by which the dealer replies to a lead of a form: in
 * the open hours of the location that receives it, or within 48 hours for service bookings that are
 * confirmed so, and before the visit that it asks for; undefined if it promises none.
 */
export const promisedReply =
  (
    { form, locations = [] }: PlacedForm,
    site: Pick<Site, 'settings' | 'timeZone'>,
    now: Date,
    carLocation: string | undefined,
  ) =>
  (lead: Lead): string | undefined => {
    const { subcategory, visitAt, status } = lead;
    if (status !== 'Complete' || !isReplied(form)) return undefined;
    const kind = requestKindOf({ ...form, subcategory: subcategory ?? form.subcategory });
    const locationId = receivingLocation(lead, carLocation);
    if (kind === 'service' && site.settings?.service?.callbackPromise) {
      const zone = locations.find(({ id }) => id === locationId)?.timeZone ?? site.timeZone;
      const end = now.getTime() + callbackMs;
      return beforeVisit(withOffset(localTime(end, zone), end), visitAt);
    }
    const due = replyDue({ kind, locationId }, locations, site, now.toISOString())?.due;
    return due && beforeVisit(due, visitAt);
  };
