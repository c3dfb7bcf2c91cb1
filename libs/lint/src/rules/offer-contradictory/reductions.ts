import type { Offer } from '@forecourt/block-schemas';
import { scalarText } from '@forecourt/json';
import { carPrices } from '../../rule-api/car-prices.ts';
import type { Contradiction } from './contradiction.ts';

const amount = String.raw`\$\s?(\d{1,3}(?:,\d{3})+|\d{4,})(?!,?\d)`;
/** "$3,000 off", "Save $3,000". */
const saving = new RegExp(String.raw`^\s*(?:${amount}\s+off\b|save\s+${amount})`, 'i');
/** "off a $69,990 car". */
const reduced = new RegExp(String.raw`\boff\s[^.$]{0,40}${amount}`, 'i');
const former = new RegExp(String.raw`\bwas\s+${amount}`, 'i');
const current = new RegExp(String.raw`\bnow\s+(?:(?:just|only)\s+)?${amount}`, 'i');

const dollars = (value: number): string => `$${value.toLocaleString('en-AU')}`;
const valueOf = (digits: string | undefined): number => Number((digits ?? '').replaceAll(',', ''));

/** Compares the price with "$3,000 off" in the figure and "off a $69,990 car" below it. */
function savingErrors({ figure, condition, price }: Partial<Offer>): Contradiction[] {
  const saved = saving.exec(scalarText(figure));
  const text = scalarText(condition);
  const before = reduced.exec(text);
  if (saved === null || before === null) return [];
  const full = valueOf(before[1]);
  const expected = full - valueOf(saved[1] ?? saved[2]);
  const sum = `${saved[0].trim()} ${dollars(full)} leaves ${dollars(expected)}`;
  const end = before.index + before[0].length;
  const [stated] = carPrices(text.slice(end).replace(/[.!?]\s.*/s, ''));
  const contradictions: Contradiction[] = [];
  if (typeof price === 'number' && price !== expected)
    contradictions.push({
      pointer: '/price',
      message: `${sum}, not ${dollars(price)}; correct one of them`,
    });
  if (stated !== undefined && stated.value !== expected && stated.value !== price)
    contradictions.push({
      pointer: '/condition',
      within: { start: end + stated.within.start, end: end + stated.within.end },
      message: `${sum}, not ${dollars(stated.value)}; correct one of them`,
    });
  return contradictions;
}

/** Compares the price with "was $69,990" and "now $66,990" in a text. */
function priceError(offer: Partial<Offer>, member: 'heading' | 'condition' | 'description') {
  const text = scalarText(offer[member]);
  const { price } = offer;
  const isOwn = (value: number) => value === price;
  if (typeof price !== 'number' || !/\b(?:was|now)\s/i.test(text)) return [];
  const [was, now] = [former.exec(text), current.exec(text)];
  const isOther = now !== null && !carPrices(text).some(({ value }) => isOwn(value));
  const isNoLess = was !== null && valueOf(was[1]) <= price;
  const match = isOther ? now : isNoLess ? was : undefined;
  if (!match || saving.test(scalarText(offer.figure))) return [];
  const within = { start: match.index, end: match.index + match[0].length };
  const message = isOther
    ? `"${match[0]}" contradicts the price, ${dollars(price)}; correct one of them`
    : `"${match[0]}" is no more than the price, ${dollars(price)}; correct one of them`;
  return [{ pointer: `/${member}`, within, message }];
}

const percentage = /(\d{3,})\s?%\s+(?:off|discount)\b/i;
const sums = new RegExp(
  String.raw`\bwas\s+${amount}[^$]{1,40}${amount}[^$]{1,40}\b(?:save|saving)\s+${amount}`,
  'i',
);

/** Returns the contradiction of a figure that takes off more than there is. */
function figureErrors({ figure, price }: Partial<Offer>): Contradiction[] {
  const text = scalarText(figure);
  const saved = saving.exec(text);
  const value = valueOf(saved?.[1] ?? saved?.[2]);
  if (saved !== null && typeof price === 'number' && price > 0 && value >= price)
    return [
      {
        pointer: '/figure',
        message: `"${saved[0].trim()}" is no less than the price, ${dollars(price)}; correct one of them`,
      },
    ];
  const [words, percent] = percentage.exec(text) ?? [];
  if (words === undefined || Number(percent) <= 100) return [];
  return [{ pointer: '/figure', message: `"${words}" is more than the whole price; correct it` }];
}

/** Compares "was $45,990, now $41,990" with "save $4,000" behind it. */
function sumErrors(offer: Partial<Offer>, member: 'condition' | 'description'): Contradiction[] {
  const match = sums.exec(scalarText(offer[member]));
  if (match === null) return [];
  const [was, now, saved] = match.slice(1).map(valueOf) as [number, number, number];
  if (was - now === saved || now >= was) return [];
  const within = { start: match.index, end: match.index + match[0].length };
  const message = `${dollars(was)} less ${dollars(now)} is ${dollars(was - now)}, not ${dollars(saved)}; correct one of them`;
  return [{ pointer: `/${member}`, within, message }];
}

/** Returns the contradictions of an offer whose price does not follow from what its texts take off. */
export const reductionErrors = (offer: Partial<Offer>): readonly Contradiction[] => [
  ...figureErrors(offer),
  ...savingErrors(offer),
  ...(['condition', 'description'] as const).flatMap((each) => sumErrors(offer, each)),
  ...(['heading', 'condition', 'description'] as const).flatMap((each) => priceError(offer, each)),
];
