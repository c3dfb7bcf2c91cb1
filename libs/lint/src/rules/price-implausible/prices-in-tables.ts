import { wordsOf } from '../../rule-api/html-links.ts';
import { slugOfModel } from '../../rule-api/model-names.ts';
import type { BlockVisit } from '../../rule-api/rule.ts';
import { isOtherPrice, type PriceFrom } from './prices-from.ts';

const ofCars = /\b(?:drive[\s-]?away|on-road\s+price|including\s+on-road)/i;
const price = /^(?:from\s+)?\$(\d{2,3},?\d{3})$/i;

/** Notes the prices in columns of a table for prices drive away, each with the words at the start of its row. */
export function notePricesInTable({ block, pointer, page, note }: BlockVisit): void {
  const { content, withHeadings } = block.data as {
    readonly content?: readonly (readonly string[])[];
    readonly withHeadings?: boolean;
  };
  const [headings, ...rows] = content ?? [];
  if (withHeadings !== true || headings === undefined) return;
  for (const [column, heading] of headings.entries()) {
    if (column === 0 || !ofCars.test(heading) || isOtherPrice(wordsOf(heading))) continue;
    for (const [index, row] of rows.entries()) {
      const [, amount] = price.exec(wordsOf(row[column] ?? '')) ?? [];
      const sentence = wordsOf(row[0] ?? '');
      if (amount === undefined || isOtherPrice(sentence)) continue;
      note({
        from: Number(amount.replace(',', '')),
        sentence,
        own: slugOfModel(page?.page.path ?? '') ?? null,
        pointer: `${pointer}/data/content/${index + 1}/${column}`,
      } satisfies PriceFrom);
    }
  }
}
