import { scalarText } from '@forecourt/json';
import { didYouMean } from '@forecourt/block-schemas';
import { defineRule } from '../../rule-api/rule.ts';
import { dataEntries, type DataEntry } from '../../rule-api/data-entries.ts';

type Person = DataEntry['entry'];

/** Name of a picture that stands for anyone's. */
const ofAnyone = /placeholder|default|silhouette|avatar|generic|no[-_]?photo|coming[-_]?soon|logo/i;

/** Returns the people who have the photo of one other person. A picture that more people share stands for anyone's. */
function sharedPhotos(people: readonly DataEntry[]) {
  const byPhoto = Map.groupBy(people, ({ entry }) => scalarText(entry.avatar_url));
  return [...byPhoto].flatMap(([photo, [first, second, ...more]]) => {
    if (photo === '' || ofAnyone.test(photo)) return [];
    if (first === undefined || second === undefined || more.length > 0) return [];
    const [person, other] = [second.entry, first.entry];
    const isSame = person.id === other.id || scalarText(person.name) === scalarText(other.name);
    return isSame ? [] : [{ person, other, pointer: second.pointer }];
  });
}

/** Reports people without a photo, whom pages leave out, and those with the photo of someone else. */
export const teamPhotoMissing = defineRule({
  meta: {
    id: 'team-photo-missing',
    description: 'Every person of the team has a photo, and no two the same.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    data: (visit) => {
      const people = dataEntries(visit, 'team');
      // A misspelt property, and one that is empty, are reported by validation.
      const hasPhoto = (person: Person) =>
        person.avatar_url !== undefined ||
        Object.keys(person).some(
          (key) => key !== 'avatar_url' && didYouMean(key, ['avatar_url']) === 'avatar_url',
        );
      // A second entry of the same person may do without.
      const shown = new Set(people.flatMap(({ entry }) => (hasPhoto(entry) ? [entry.id] : [])));
      // An empty entry is refused by validation.
      for (const { entry, pointer } of people)
        if (!hasPhoto(entry) && !shown.has(entry.id) && Object.keys(entry).length > 0)
          visit.report({
            pointer: `${pointer}/${'name' in entry ? 'name' : 'slug'}`,
            message: `"${scalarText(entry.name)}" has no photo, so the team's blocks leave this person out; add "avatar_url"`,
          });
      for (const { person, other, pointer } of sharedPhotos(people))
        visit.report({
          pointer: `${pointer}/avatar_url`,
          message: `"${scalarText(person.name)}" has the photo of "${scalarText(other.name)}"; write the address of the person's own`,
        });
    },
  }),
});
