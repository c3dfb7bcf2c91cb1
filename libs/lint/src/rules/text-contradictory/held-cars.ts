import type { Site } from '@forecourt/block-schemas';
import { digitsOf } from '@forecourt/domain';
import { matchesOf } from '@forecourt/json';
import { sentenceAround } from '../../rule-api/sentences.ts';
import { rangeOf, type Contradictions } from './contradiction.ts';

const car = String.raw`(?:an?|any|the|this|your)\s+(?:used\s+)?(?:car|vehicle)\b`;
const amount = String.raw`\$\s?(\d[\d,]*)(?![\d.]*\d)`;
const deposits = new RegExp(
  String.raw`${amount}(?:\s+refundable)?\s+deposit\s+(?:will\s+)?holds?\s+${car}|\bholds?\s+${car}\s+(?:for|with)\s+(?:just\s+|only\s+)?${amount}`,
  'gi',
);
const hours = new RegExp(
  String.raw`\bdeposit\s+(?:will\s+)?holds?\s+${car}[^.!?]{0,30}?\s+for\s+(\d{1,3}|two|three|four|five|six|seven)\s+(hours|days)\b`,
  'gi',
);
/** Words about another car than those for sale online. */
const others = /\b(?:build|custom|import\w*|orders?|ordered|pre-?order|production)\b/i;

/** Compares the amount and the time for which a car is held with those of the form that holds it. */
export function heldCars(site: Site): Contradictions | undefined {
  const { amount: held, hours: time } = site.settings?.cars?.hold ?? {};
  // Another amount is reported as such.
  if (typeof held !== 'number' || held <= 0) return undefined;
  const isOther = (text: string, match: RegExpExecArray) =>
    [match[0], ...sentenceAround(text, rangeOf(match))].some((part) => others.test(part));
  const messageOf = (words: string, setting: string) =>
    `"${words}" contradicts the settings, in which ${setting}; correct one of them`;
  return (text) => [
    ...matchesOf(text, deposits).flatMap((match) => {
      const stated = Number((match[1] ?? match[2]!).replaceAll(',', ''));
      if (stated === held || isOther(text, match)) return [];
      return [
        { range: rangeOf(match), message: messageOf(match[0], `settings.cars.hold is $${held}`) },
      ];
    }),
    ...matchesOf(text, hours).flatMap((match) => {
      const count = Number(digitsOf(match[1]!));
      const stated = match[2]!.toLowerCase() === 'days' ? count * 24 : count;
      if (typeof time !== 'number' || stated === time || isOther(text, match)) return [];
      const message = messageOf(match[0], `settings.cars.hold lasts ${time} hours`);
      return [{ range: rangeOf(match), message }];
    }),
  ];
}
