import { isObject, scalarText } from '@forecourt/json';
import { dataEntries, type DataEntry } from '../../rule-api/data-entries.ts';
import { defineRule, type RuleReport } from '../../rule-api/rule.ts';

type Report = Pick<RuleReport, 'pointer' | 'message'>;

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : [];

/** Returns the findings about hours of departments that the location does not have. */
function hoursOfOthers({ entry, pointer }: DataEntry): readonly Report[] {
  const departments = listOf(entry.location_type);
  if (departments.length === 0) return [];
  return listOf(entry.openingHours).flatMap((hours, index): readonly Report[] => {
    const department = isObject(hours) ? scalarText(hours.department) : '';
    if (!['sales', 'service', 'parts'].includes(department) || departments.includes(department))
      return [];
    const message = `the location has no ${department}: location_type lists ${departments.map(scalarText).join(' and ')}; add "${department}" there, or remove the hours`;
    return [{ pointer: `${pointer}/openingHours/${index}/department`, message }];
  });
}

/** Returns the findings about a person's location that is not among all of the person's locations. */
function locationOfOthers({ entry, pointer }: DataEntry): readonly Report[] {
  const { location_id: id, location_ids: all } = entry;
  const ids = listOf(all).map(scalarText);
  if (typeof id !== 'string' || id === '' || ids.length === 0 || ids.includes(id)) return [];
  const message = `the person works at "${id}", but location_ids has ${ids.join(' and ')} alone; add "${id}" there, or correct location_id`;
  return [{ pointer: `${pointer}/location_id`, message }];
}

/** Reports opening hours of departments that a location does not have, and people whose locations differ. */
export const locationContradictory = defineRule({
  meta: {
    id: 'location-contradictory',
    description:
      'Each location has the departments that it has opening hours for, and each person is listed at their own location.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    data: (visit) => {
      for (const each of dataEntries(visit, 'locations').flatMap(hoursOfOthers)) visit.report(each);
      for (const each of dataEntries(visit, 'team').flatMap(locationOfOthers)) visit.report(each);
    },
  }),
});
