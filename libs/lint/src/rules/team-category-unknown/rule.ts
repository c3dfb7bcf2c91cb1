import { didYouMean } from '@forecourt/block-schemas';
import { categoryKey, teamCategories } from '@forecourt/domain';
import { defineRule } from '../../rule-api/rule.ts';
import { dataEntries } from '../../rule-api/data-entries.ts';

/** A category that a block names, or the keys of all that people are in. */
interface TeamFact {
  readonly category?: string;
  readonly pointer?: string;
  readonly inUse?: readonly string[];
}

const categoryOf = (category: unknown): readonly string[] =>
  typeof category === 'string' ? [categoryKey(category)] : [];

/** Reports categories of people that have no fixed position on pages, and those of blocks that nobody is in. */
export const teamCategoryUnknown = defineRule<{ readonly allow: readonly string[] }>({
  meta: {
    id: 'team-category-unknown',
    description: 'Every person of the team is in a known category, and so is what a block shows.',
    severity: 'warning',
    recommended: true,
    options: { allow: [] },
  },
  create: ({ options: { allow } }) => {
    const known = new Set([...teamCategories, ...allow.map(categoryKey)]);
    const meant = (category: string) =>
      didYouMean(categoryKey(category), known)?.replaceAll('-', ' ');
    return {
      data: (visit) => {
        const entries = dataEntries(visit, 'team');
        if (visit.name === 'team')
          visit.note({ inUse: entries.flatMap(({ entry: { category } }) => categoryOf(category)) });
        for (const { entry, pointer } of entries) {
          const { category, avatar_url: photo } = entry;
          // A person without a photo is not shown, in no category.
          if (typeof category !== 'string' || !photo || known.has(categoryKey(category))) continue;
          const suggestion = meant(category);
          visit.report({
            pointer: `${pointer}/category`,
            message: `"${category}" is not a known category, so it comes after all others${suggestion ? `; did you mean "${suggestion}"?` : '; write a known one, or add it to the option "allow"'}`,
            suggestion,
          });
        }
      },
      blockTypes: ['team'],
      block: ({ block, pointer, note }) => {
        const { categories = [] } = block.data as { readonly categories?: readonly string[] };
        for (const [index, category] of categories.entries())
          if (!known.has(categoryKey(category)))
            note({ category, pointer: `${pointer}/data/categories/${index}` });
      },
      end: ({ notes, report }) => {
        const facts = notes.map(({ file, fact }) => ({ file, ...(fact as TeamFact) }));
        const lists = facts.flatMap(({ inUse }) => (inUse ? [inUse] : []));
        const inUse = new Set(lists.flat());
        for (const { file, category, pointer } of facts) {
          if (category === undefined || inUse.has(categoryKey(category))) continue;
          const suggestion = meant(category);
          // The people may come from a dashboard, with categories of their own.
          if (suggestion === undefined && lists.length === 0) continue;
          report(file, {
            pointer: pointer!,
            message: `nobody is in the category "${category}"; ${suggestion ? `did you mean "${suggestion}"?` : 'write that of the people to show'}`,
            suggestion,
          });
        }
      },
    };
  },
});
