import { layoutsFor, publicationDay } from '@forecourt/block-schemas';
import { ignoredProperties } from '../../cutoffs/ignored-properties.ts';
import { defineRule } from '../../rule-api/rule.ts';

/** Reports what publishing a page again on a date would change. */
export const republicationChanges = defineRule({
  meta: {
    id: 'republication-changes',
    description: 'With --at, reports what publishing a page again on that day would change.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ at, site: { timeZone }, cutoffs }) => {
    if (at === undefined) return {};
    const then: Readonly<Record<string, string>> = layoutsFor(at, timeZone, cutoffs);
    const day = publicationDay(at, timeZone) ?? at;
    return {
      block: ({ page, report, ...place }) => {
        if (page === undefined) return;
        const { type } = place.block;
        const before = (page.layouts as Readonly<Record<string, string>>)[type];
        const after = then[type];
        if (before === undefined || after === undefined || before === after) return;
        const date = page.page.publicationDate;
        const from = (date === undefined ? undefined : publicationDay(date, timeZone)) ?? '9999';
        const crossed = cutoffs.filter(
          (each) =>
            each.blockType === type &&
            (from < day ? each.date > from && each.date <= day : each.date > day),
        );
        const what =
          from < day
            ? crossed.map(({ change }) => ` ${change}`).join('')
            : crossed
                .map(({ change, date: of }) => ` The change of ${of} would be undone (${change})`)
                .join('');
        const ignoredBefore = ignoredProperties(place, date, timeZone, cutoffs);
        const ignoredAfter = ignoredProperties(place, at, timeZone, cutoffs);
        const only = (some: typeof ignoredBefore, others: typeof ignoredBefore) =>
          some
            .filter(({ pointer, property }) =>
              others.every((it) => it.pointer !== pointer || it.property !== property),
            )
            .map(({ property }) => `"${property}"`);
        const counts = [...new Set(only(ignoredBefore, ignoredAfter))];
        const idle = [...new Set(only(ignoredAfter, ignoredBefore))];
        report({
          pointer: `${place.pointer}/type`,
          message:
            `published again on ${at}, ${type} would change its layout from "${before}" to "${after}".${what}` +
            (counts.length > 0 ? ` Then ${counts.join(', ')} would take effect.` : '') +
            (idle.length > 0 ? ` Then ${idle.join(', ')} would have no effect.` : ''),
        });
      },
    };
  },
});
