import { ignoredProperties, typesThatIgnore } from '../../cutoffs/ignored-properties.ts';
import { defineRule } from '../../engine/rule.ts';

/** Properties that only a later layout knows than the page's date picks. */
export const propertyOfLaterLayout = defineRule({
  meta: {
    id: 'property-of-later-layout',
    description: 'A property that only a later layout knows has no effect on an older page.',
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
          message: `"${property}" has no effect: on a page of ${date} the block has the layout "${now.layout}", and "${later.layout}", from ${later.from} on, is the first that knows it; remove it, or publish the page again`,
        });
      }
    },
  }),
});
