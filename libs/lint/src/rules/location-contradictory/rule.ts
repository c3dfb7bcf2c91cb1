import { isObject, listOf, scalarText } from '@forecourt/json';
import { dataEntries, type DataEntry } from '../../rule-api/data-entries.ts';
import { defineRule, type RuleReport } from '../../rule-api/rule.ts';

type Report = Pick<RuleReport, 'pointer' | 'message'>;

const departments = ['sales', 'service', 'parts'];

/** Returns the findings about hours of departments that the location does not have. */
function hoursOfOthers({ entry, pointer }: DataEntry): readonly Report[] {
  const own = listOf(entry.location_type);
  // Validation refuses a department that doesn't exist: it may be meant to be this one.
  if (own.length === 0 || !own.every((each) => departments.includes(scalarText(each)))) return [];
  return listOf(entry.openingHours).flatMap((hours, index): readonly Report[] => {
    const department = isObject(hours) ? scalarText(hours.department) : '';
    if (!departments.includes(department) || own.includes(department)) return [];
    const message = `the location has no ${department}: location_type lists ${own.map(scalarText).join(' and ')}; add "${department}" there, or remove the hours`;
    return [{ pointer: `${pointer}/openingHours/${index}/department`, message }];
  });
}

/** Departments that visitors book times with. */
const booked = ['sales', 'service'];

/** Returns the findings about departments that the location has, without any hours among those of others. */
function missingHours({ entry, pointer }: DataEntry): readonly Report[] {
  const hours = listOf(entry.openingHours).map((each) => isObject(each) && each.department);
  // Hours without a department are those of all; others than these are reported as invalid.
  const isComplete = hours.every((each) => departments.includes(String(each)));
  if (hours.length === 0 || !isComplete || entry.visible === false) return [];
  return listOf(entry.location_type).flatMap((department, index): readonly Report[] => {
    const name = scalarText(department);
    if (!booked.includes(name) || hours.includes(name)) return [];
    const message = `the location has no opening hours for ${name}, so that forms can't offer ${name === 'service' ? 'service bookings' : 'test drives'} there while other locations have them; add an entry with "department": "${name}" to openingHours, or remove "${name}" here`;
    return [{ pointer: `${pointer}/location_type/${index}`, message }];
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

/** Reports opening hours of departments that a location does not have, departments without hours, and people whose locations differ. */
export const locationContradictory = defineRule({
  meta: {
    id: 'location-contradictory',
    description:
      'Each location has the departments that it has opening hours for, and hours for those that take bookings; each person is listed at their own location.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    data: (visit) => {
      const locations = dataEntries(visit, 'locations');
      for (const location of locations) {
        const ofOthers = hoursOfOthers(location);
        // Hours under another department's name are one mistake, not two.
        const found = ofOthers.length > 0 ? ofOthers : missingHours(location);
        for (const each of found) visit.report(each);
      }
      for (const each of dataEntries(visit, 'team').flatMap(locationOfOthers)) visit.report(each);
    },
  }),
});
