import { ignoredProperties, typesThatIgnore } from '../../cutoffs/ignored-properties.ts';
import { defineRule } from '../../rule-api/rule.ts';

/** Reports properties that neither the page's layout nor a later one uses. */
export const propertyOfEarlierLayout = defineRule({
  meta: {
    id: 'property-of-earlier-layout',
    description: 'No block sets a property that its layout and later ones ignore.',
    severity: 'warning',
    recommended: true,
    fixable: true,
  },
  create: ({ site, cutoffs }) => ({
    blockTypes: typesThatIgnore(cutoffs),
    block: ({ page, report, block, pointer: at }) => {
      if (page === undefined) return;
      const date = page.page.publicationDate;
      for (const found of ignoredProperties({ block, pointer: at }, date, site.timeZone, cutoffs)) {
        const { pointer, property, now, later, earlier } = found;
        if (later !== undefined) continue;
        const before = earlier ? `; "${earlier.layout}" was the last layout that used it` : '';
        report({
          pointer,
          property,
          message: `"${property}" has no effect: the block's layout "${now.layout}" ignores it${before}; remove it`,
          fix: { pointer: `${pointer}/${property}` },
        });
      }
    },
  }),
});
