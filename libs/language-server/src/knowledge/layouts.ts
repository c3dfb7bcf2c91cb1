import { cutoffs, publicationDay } from '@forecourt/block-schemas';
import { dayIn } from '@forecourt/domain';
import { eachValueAt } from '@forecourt/json';
import type { Cutoff } from '@forecourt/block-schemas';
import type { SpotBlock } from '../documents/spot.ts';

const inTime = (cutoff: Cutoff, day: string | undefined) => day === undefined || day >= cutoff.date;

const variantOn = (cutoff: Cutoff, day: string | undefined) =>
  inTime(cutoff, day) ? cutoff.after : cutoff.before;

const onDay = (day: string | undefined) =>
  day === undefined ? 'without a publication date' : `on ${day}`;

/**
 * The day that picks the layouts of a page, YYYY-MM-DD at the tenant's place; undefined for a page
 * without a date, or with one that is none.
 */
export function dayOf(page: unknown, timeZone: string): string | undefined {
  const date =
    typeof page === 'object' && page !== null
      ? (page as { publicationDate?: unknown }).publicationDate
      : undefined;
  return typeof date === 'string' ? publicationDay(date, timeZone) : undefined;
}

/** Which layout a block has on a day and what its cutoffs change, in Markdown; '' if it never changed. */
export function layoutOfBlock(type: string, day: string | undefined): string {
  return (cutoffs as readonly Cutoff[])
    .filter(({ blockType }) => blockType === type)
    .map((cutoff) => {
      const { id, date, change } = cutoff;
      const { layout } = variantOn(cutoff, day);
      const when = inTime(cutoff, day) ? 'since' : 'until';
      return `Layout ${onDay(day)}: **${layout}**, ${when} ${date} (\`${id}\`). ${change}`;
    })
    .join('\n\n');
}

/** Why the layout of a day does not look at a property; '' if it does. @param inData way from the block's data. */
export function whyIgnored(
  { type, value }: SpotBlock,
  inData: readonly string[],
  day: string | undefined,
): string {
  const here = `/${inData.join('/')}`;
  return (cutoffs as readonly Cutoff[])
    .filter(({ blockType }) => blockType === type)
    .flatMap((cutoff) => {
      const { layout, ignores = [] } = variantOn(cutoff, day);
      const pointers: string[] = [];
      for (const pattern of ignores)
        eachValueAt(value.data, pattern.slice(1).split('/'), '', (_, at) => pointers.push(at));
      if (!pointers.some((at) => here === at || here.startsWith(`${at}/`))) return [];
      const when = inTime(cutoff, day) ? 'up to' : 'from';
      return `Not looked at ${onDay(day)}: the layout **${layout}** has no use for it; it counts ${when} ${cutoff.date} (\`${cutoff.id}\`).`;
    })
    .join('\n\n');
}

/** Days that a page's date may well be: today, and each day on which layouts changed. */
export function days(
  now: Date,
  timeZone: string,
): { readonly value: string; readonly name: string }[] {
  const today = dayIn(now.toISOString(), timeZone);
  const changes = Map.groupBy(cutoffs as readonly Cutoff[], ({ date }) => date);
  return [
    { value: today, name: 'today' },
    ...[...changes].map(([value, all]) => ({
      value,
      name: `from here on ${all.map(({ blockType, after }) => `${blockType} is ${after.layout}`).join(', ')}`,
    })),
  ];
}

/** Describes the effect of a publication date on a page's blocks, in Markdown. @param types block types on the page. */
export function effectOfDate(types: readonly string[], day: string | undefined): string {
  const lines = (cutoffs as readonly Cutoff[])
    .filter(({ blockType }) => types.includes(blockType))
    .map((cutoff) => {
      const { blockType, date } = cutoff;
      const way = inTime(cutoff, day) ? 'since' : 'until';
      return `- ${blockType}: **${variantOn(cutoff, day).layout}**, ${way} ${date}`;
    });
  const subject = `Layouts of this page ${onDay(day)}`;
  return lines.length === 0
    ? `${subject}: no block on it ever changed its layout.`
    : `${subject}:\n\n${lines.join('\n')}`;
}
