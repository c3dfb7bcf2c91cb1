import { ignoredProperties, typesThatIgnore } from '../../cutoffs/ignored-properties.ts';
import { defineRule } from '../../rule-api/rule.ts';

/** Reports properties that only a later layout than the page's own uses. */
export const propertyOfLaterLayout = defineRule({
  meta: {
    id: 'property-of-later-layout',
    description: 'No block sets a property that only a later layout uses.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site, cutoffs }) => ({
    blockTypes: typesThatIgnore(cutoffs),
    block: ({ page, report, block, pointer: at }) => {
      const date = page?.page.publicationDate;
      if (date === undefined) return;
      for (const found of ignoredProperties({ block, pointer: at }, date, site.timeZone, cutoffs)) {
        const { pointer, property, now, later } = found;
        if (later === undefined) continue;
        report({
          pointer,
          property,
          message: `"${property}" has no effect: a page published on ${date} has the layout "${now.layout}", and "${later.layout}", from ${later.from} on, is the first that uses it; remove it, or publish the page again`,
        });
      }
    },
  }),
});
