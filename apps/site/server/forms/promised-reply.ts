import type { Site } from '@forecourt/block-schemas';
import { isReplied, replyDue, requestKindOf, type Lead } from '@forecourt/forms';
import type { PlacedForm } from '@forecourt/renderer';

/**
 * Creates the function that returns the local time by which the dealer replies to a lead of a form: in
 * the open hours of the location that receives it, else of the car's; undefined if it promises none.
 */
export const promisedReply =
  (
    { form, locations = [] }: PlacedForm,
    site: Pick<Site, 'settings' | 'timeZone'>,
    now: Date,
    carLocation: string | undefined,
  ) =>
  ({ subcategory, fields, status }: Lead): string | undefined => {
    if (status !== 'Complete' || !isReplied(form)) return undefined;
    const kind = requestKindOf({ ...form, subcategory: subcategory ?? form.subcategory });
    const locationId = fields.location_id ?? carLocation;
    return replyDue({ kind, locationId }, locations, site, now.toISOString())?.due;
  };
