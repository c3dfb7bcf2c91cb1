import { matchesOf, type StringRange } from '@forecourt/json';
import { dollars } from './prices.ts';

/** An amount of money that a text has wrong. */
export interface FigureError {
  readonly range: StringRange;
  readonly message: string;
}

/** "$41.990" and "$41,9990"; not the price of a litre, "$1.959". */
const ungrouped = /\$\s?(?:\d{2,3}\.\d{3}|\d{1,3}(?:,\d{3})*,(?:\d{1,2}|\d{4,6}))(?![\d,]*\d)/g;

const amount = String.raw`\$\s?(\d{1,3}(?:,\d{3})+|\d+)(?![\d,.]*\d)`;
const between = String.raw`[^$.!?]{1,30}`;
/** "Was $1,490, now $1,290: save $200". */
const reduced = new RegExp(
  String.raw`\bwas\s+${amount}${between}\bnow\s+(?:just\s+|only\s+)?${amount}(?:${between}\b(?:save|saving)\s+${amount})?`,
  'gi',
);
const percentOff =
  /\b(?:save|saving|take)\s+(?:up\s+to\s+)?(\d{3,})\s?%|\b(\d{3,})\s?%\s+(?:off|discount)\b/gi;

/** Tests a text for an amount of money that may be wrong. */
export const mayHaveFigure = (text: string): boolean =>
  (text.includes('$') && /\$\s?\d{1,3}(?:\.\d{3}|,\d)|\bwas\s+\$/i.test(text)) ||
  (text.includes('%') && /\d{3}\s?%/.test(text));

const valueOf = (digits: string): number => Number(digits.replaceAll(',', ''));

function reductionError(was: number, now: number, saved: number | undefined): string | undefined {
  if (now >= was)
    return `${dollars(now)} is no less than ${dollars(was)}, so nothing is reduced; correct one of them`;
  if (saved === undefined || was - now === saved) return undefined;
  return `${dollars(was)} less ${dollars(now)} is ${dollars(was - now)}, not ${dollars(saved)}; correct one of them`;
}

/** Returns the amounts of a text that are written wrongly or contradict each other. */
export function figureErrors(text: string): readonly FigureError[] {
  const rangeOf = ({ 0: words, index }: RegExpExecArray): StringRange => {
    return { start: index, end: index + words.length };
  };
  const grouped = matchesOf(text, ungrouped).map((match): FigureError => {
    const message = `"${match[0]}" is not how an amount is written here: a comma comes before three digits; check the digits`;
    return { range: rangeOf(match), message };
  });
  const reductions = matchesOf(text, reduced).flatMap((match): FigureError[] => {
    const [, was = '', now = '', saved] = match;
    const message = reductionError(valueOf(was), valueOf(now), saved ? valueOf(saved) : undefined);
    return message === undefined ? [] : [{ range: rangeOf(match), message }];
  });
  const percentages = matchesOf(text, percentOff).flatMap((match): FigureError[] => {
    if (Number(match[1] ?? match[2]) <= 100) return [];
    const message = `"${match[0]}" is more than the whole price; correct it`;
    return [{ range: rangeOf(match), message }];
  });
  return [...grouped, ...reductions, ...percentages];
}
