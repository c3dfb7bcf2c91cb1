import type { Site } from '@forecourt/block-schemas';
import { digitsOf, numberWords } from '@forecourt/domain';
import { matchesOf } from '@forecourt/json';
import { sentenceAround } from '../../rule-api/sentences.ts';
import { rangeOf, type Contradictions } from './contradiction.ts';

const count = String.raw`an?|\d{1,3}|${numberWords.slice(1).join('|')}`;
const promise = new RegExp(
  String.raw`\b(?:reply|respond|get back to you|be in touch|(?:call|ring|phone) you(?: back)?|contact you)\s+(?:to you\s+)?(?:within|in under|in less than)\s+(${count})\s+(minutes?|hours?|(?:business\s+|working\s+)?days?)\b`,
  'gi',
);
const ours = /\b(?:we|us|our)\b|[’']ll\s+$/i;
/** Words about a reply to something that no form sends, or by someone else. */
const others =
  /\b(?:access|after[\s-]hours|appl(?:y|ication|ied)|appeal|authority|banks?|breakdowns?|calls?\b(?!\s+you)|chat|claims?|complain(?:ts?|ed)?|correct(?:ion)?|disputes?|emergenc(?:y|ies)|fleet|hardship|insurers?|lenders?|makers?|manufacturers?|missed|ombudsman|personal|privacy|recalls?|roadside|text(?:ed)?|tow(?:ing)?|tribunal|urgent|voicemail|warranty|weekends?)\b/i;

const hour = 60;
const day = 24 * hour;
const minutesIn: Readonly<Record<string, number>> = { minute: 1, hour, day };

/** Minutes of a time in words: "two hours". A business day is a day, and 24 hours are one. */
function minutesOf(amount: string, unit: string): number {
  const number = /^an?$/i.test(amount) ? 1 : Number(digitsOf(amount));
  const [, kind = ''] = /(minute|hour|day)s?$/i.exec(unit) ?? [];
  return number * minutesIn[kind.toLowerCase()]!;
}

/** Compares reply times in texts with those that forms and thank-you pages promise. */
export function replyTimes(site: Site): Contradictions | undefined {
  const given = Object.values(site.settings?.forms?.replyTimes ?? {});
  const times = given.filter(
    ({ amount, unit }) => typeof amount === 'number' && amount > 0 && typeof unit === 'string',
  );
  // A time that is no time is reported as such, and the right one is not known.
  if (times.length === 0 || times.length < given.length) return undefined;
  const known = new Set(times.map(({ amount, unit }) => minutesOf(String(amount), unit)));
  return (text) =>
    matchesOf(text, promise).flatMap((match) => {
      const range = rangeOf(match);
      const [before, after] = sentenceAround(text, range);
      if (!ours.test(before) || others.test(before) || others.test(after)) return [];
      if (known.has(minutesOf(match[1]!, match[2]!))) return [];
      const message = `"${match[0]}" is none of the replyTimes of the settings, which forms promise; correct one of them`;
      return [{ range, message }];
    });
}
