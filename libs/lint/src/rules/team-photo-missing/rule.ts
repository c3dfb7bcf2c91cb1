import { scalarText } from '@forecourt/json';
import { didYouMean } from '@forecourt/block-schemas';
import { defineRule } from '../../rule-api/rule.ts';
import { dataEntries } from '../../rule-api/data-entries.ts';

/** Reports people without a photo, whom pages leave out. */
export const teamPhotoMissing = defineRule({
  meta: {
    id: 'team-photo-missing',
    description: 'Every person of the team has a photo.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    data: (visit) => {
      const people = dataEntries(visit, 'team');
      type Person = (typeof people)[number]['entry'];
      // A misspelt property is reported by validation.
      const hasPhoto = (person: Person) =>
        scalarText(person.avatar_url) !== '' ||
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
    },
  }),
});
