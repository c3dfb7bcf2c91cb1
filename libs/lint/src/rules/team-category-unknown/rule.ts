import { didYouMean } from '@forecourt/block-schemas';
import { categoryKey, teamCategories } from '@forecourt/domain';
import { defineRule } from '../../rule-api/rule.ts';
import { teamEntries } from '../../rule-api/team-entries.ts';

/** Reports categories of people that have no fixed position on pages. */
export const teamCategoryUnknown = defineRule<{ readonly allow: readonly string[] }>({
  meta: {
    id: 'team-category-unknown',
    description: 'Every person of the team is in a known category.',
    severity: 'warning',
    recommended: true,
    options: { allow: [] },
  },
  create: ({ options: { allow } }) => {
    const known = new Set([...teamCategories, ...allow.map(categoryKey)]);
    return {
      data: (visit) => {
        for (const { entry, pointer } of teamEntries(visit)) {
          const { category, avatar_url: photo } = entry;
          // A person without a photo is not shown, in no category.
          if (typeof category !== 'string' || !photo || known.has(categoryKey(category))) continue;
          const key = didYouMean(categoryKey(category), known);
          const suggestion = key?.replaceAll('-', ' ');
          visit.report({
            pointer: `${pointer}/category`,
            message: `"${category}" is not a known category, so it comes after all others${suggestion ? `; did you mean "${suggestion}"?` : '; write a known one, or add it to the option "allow"'}`,
            suggestion,
          });
        }
      },
    };
  },
});
