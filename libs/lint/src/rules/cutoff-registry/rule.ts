import { firstCutoffDate, lastCutoffDate } from '@forecourt/block-schemas';
import type { Cutoff } from '@forecourt/block-schemas';
import { isCalendarDay } from '@forecourt/domain';
import { defineRule } from '../../rule-api/rule.ts';

/** Problems of one entry, given the entries before it. */
function problemsOf(cutoff: Cutoff, before: readonly Cutoff[]): string[] {
  const { id, date, blockType } = cutoff;
  const problems: string[] = [];
  if (!isCalendarDay(date))
    return [`"${id}" has the date "${date}", which does not exist; write YYYY-MM-DD`];
  if (date < firstCutoffDate || date > lastCutoffDate)
    problems.push(`"${id}" of ${date} is outside ${firstCutoffDate} to ${lastCutoffDate}`);
  const last = before.at(-1);
  if (last !== undefined && date < last.date)
    problems.push(
      `"${id}" of ${date} is listed after "${last.id}" of ${last.date}; sort the entries by date`,
    );
  if (before.some((other) => other.id === id))
    problems.push(`two cutoffs have the id "${id}"; rename one`);
  const same = before.findLast((other) => other.blockType === blockType);
  if (same !== undefined && same.after.layout !== cutoff.before.layout)
    problems.push(
      `"${id}" starts from the layout "${cutoff.before.layout}", but "${same.id}" left ${blockType} with "${same.after.layout}"; use that one`,
    );
  return problems;
}

/** Reports problems of the registry of layout cutoffs. */
export const cutoffRegistry = defineRule({
  meta: {
    id: 'cutoff-registry',
    description:
      'The registry of layout cutoffs is sorted, consistent and within its first and last day.',
    severity: 'error',
    recommended: true,
  },
  create: ({ cutoffs }) => ({
    site: ({ report }) => {
      for (const [index, cutoff] of cutoffs.entries())
        for (const problem of problemsOf(cutoff, cutoffs.slice(0, index)))
          report({ pointer: '', message: `the platform's registry of cutoffs: ${problem}` });
    },
  }),
});
