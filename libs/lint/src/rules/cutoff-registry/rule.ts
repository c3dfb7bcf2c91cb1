import { firstCutoffDate, lastCutoffDate } from '@forecourt/block-schemas';
import type { Cutoff } from '@forecourt/block-schemas';
import { isCalendarDay } from '@forecourt/domain';
import { defineRule } from '../../engine/rule.ts';

/** What is wrong with one entry, in the light of those before it. */
function faultsOf(cutoff: Cutoff, before: readonly Cutoff[]): string[] {
  const { id, date, blockType } = cutoff;
  const faults: string[] = [];
  if (!isCalendarDay(date)) return [`"${id}" has the date "${date}", which is no day that exists`];
  if (date < firstCutoffDate || date > lastCutoffDate)
    faults.push(`"${id}" of ${date} lies outside ${firstCutoffDate} to ${lastCutoffDate}`);
  const last = before.at(-1);
  if (last !== undefined && date < last.date)
    faults.push(`"${id}" of ${date} stands after "${last.id}" of ${last.date}; put it in order`);
  if (before.some((other) => other.id === id)) faults.push(`two cutoffs are called "${id}"`);
  const same = before.findLast((other) => other.blockType === blockType);
  if (same !== undefined && same.after.layout !== cutoff.before.layout)
    faults.push(
      `"${id}" begins with the layout "${cutoff.before.layout}", but "${same.id}" left ${blockType} at "${same.after.layout}"`,
    );
  return faults;
}

/** The registry of cutoffs that everything about dates stands on. */
export const cutoffRegistry = defineRule({
  meta: {
    id: 'cutoff-registry',
    description: 'The registry of layout cutoffs must be in order and within its two ends.',
    severity: 'error',
    recommended: true,
  },
  create: ({ cutoffs }) => ({
    site: ({ report }) => {
      for (const [index, cutoff] of cutoffs.entries())
        for (const fault of faultsOf(cutoff, cutoffs.slice(0, index)))
          report({ pointer: '', message: `the platform's registry of cutoffs: ${fault}` });
    },
  }),
});
