import { visitDays, type VisitDay } from '@forecourt/domain';
import { visitField, visitRules } from '@forecourt/forms';
import type { RenderContext } from '../context/render-context.ts';
import type { PlacedForm } from './form-of-block.ts';

/**
 * Returns the days with times for the visit that a form asks for, by location; undefined if it asks
 * for none or the hours of a location that it offers are unknown, where any time can be entered. A form
 * for one location has those of that one.
 */
export function visitChoices(
  { form, yards = [], dealerships }: PlacedForm,
  { clock, site }: Pick<RenderContext, 'clock' | 'site'>,
): Readonly<Record<string, readonly VisitDay[]>> | undefined {
  if (!visitField(form) || yards.length === 0) return undefined;
  const { location_id: given } = form.given;
  const offered = given === undefined ? dealerships.map(({ id }) => id) : [given];
  if (offered.some((id) => !yards.some((yard) => yard.id === id))) return undefined;
  const rules = visitRules(form, site);
  const bookable = yards.filter(({ id }) => offered.length === 0 || offered.includes(id));
  return Object.fromEntries(
    bookable.map((yard) => {
      const { days } = clock.read((now) => visitDays(yard, now, rules.days, rules));
      return [yard.id, days] as const;
    }),
  );
}
