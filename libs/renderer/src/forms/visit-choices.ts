import { visitDays, type VisitDay } from '@forecourt/domain';
import { visitField, visitRules } from '@forecourt/forms';
import type { RenderContext } from '../context/render-context.ts';
import type { PlacedForm } from './form-of-block.ts';

/**
 * Returns the days with times for the visit that a form asks for, by location; undefined if it asks
 * for none or no location states its hours. A form for one location has those of that one.
 */
export function visitChoices(
  { form, yards = [] }: PlacedForm,
  { clock, site }: Pick<RenderContext, 'clock' | 'site'>,
): Readonly<Record<string, readonly VisitDay[]>> | undefined {
  if (!visitField(form) || yards.length === 0) return undefined;
  const rules = visitRules(form, site);
  const given = yards.filter(({ id }) => id === form.given.location_id);
  return Object.fromEntries(
    (given.length > 0 ? given : yards).map((yard) => {
      const { days } = clock.read((now) => visitDays(yard, now, rules.days, rules));
      return [yard.id, days] as const;
    }),
  );
}
