import { matchesOf, type StringRange } from '@forecourt/json';
import { sentenceAround } from '../../rule-api/sentences.ts';
import { daysSource, weekdaysIn } from './weekdays.ts';

/** Hours or days on which a text has the dealer open, or closed. */
interface StatedHours {
  readonly words: string;
  readonly range: StringRange;
  /** Places of the days in the week. */
  readonly days: readonly number[];
  /** Times such as 08:30; without them the text is about whole days. */
  readonly times?: readonly [from: string, to: string];
  readonly isClosed?: boolean;
}

const time = String.raw`(?:(\d{1,2})(?:[:.](\d\d))?\s*(?:([ap])(?:\.m\b\.?|m\b))?|(noon|midday))`;
const span = String.raw`(?<![\d$.,])${time}\s*(?:to|until|till|[–—-])\s*${time}(?![\d:.%]*\d|%)`;
const behind = new RegExp(String.raw`${daysSource}(?::|,)?\s+(?:from\s+)?${span}`, 'gi');
const inFront = new RegExp(String.raw`${span},?\s+(?:on\s+)?${daysSource}`, 'gi');
const wholeDays = new RegExp(
  String.raw`\b(?:(open|closed)\s+(?:on\s+)?)(?:all\s+)?${daysSource}(?=\s*(?:[.!?;]|$)|\s+(?:at|for)\s)`,
  'gi',
);

/** Quick test for a text with days, within mark-up too. */
export const mayHaveDays = (text: string): boolean =>
  /\b(?:open|clos|hours)/i.test(text) &&
  /(?:day|\b(?:mon|fri|sat|sun)\b|daily|weekend)/i.test(text);

const opening = /\b(?:open|opening|hours)\b/i;
const ours =
  /\b(?:we|us|our|opening\s+hours|departments?|showrooms?|yards?|workshops?|dealerships?|(?:sales|service|parts)\s+(?:\w+\s+)?(?:hours|open))\b/i;
/** Words about other hours than the usual ones of the dealer. */
const others =
  /\b(?:appointment|bank|bus|call\s+cent\w+|charg\w+|chat|christmas|coffee|council|courier|deliver\w*|detail\w*|easter|event|except|express|ferry|gate|holidays?|keys?|kitchen|late|launch|library|market|museum|night|not|online|only|phones?|lines?|pool|portal|public|roadside|sale|school|season\w*|shuttle|special|station|summer|temporar\w+|this|tip|today|tomorrow|towing|until\s+\d+\s+\p{Lu}|used\s+to|valet\w*|vicroads|wash|website|winter|(?:jan|febr)uary|march|april|june|july|august|(?:sept|nov|dec)ember|october|n[’']t)\b|24\s*(?:hours|\/)|\bcaf[eé]|\b(?:in|before|since)\s+(?:19|20)\d\d/iu;

const pad = (count: number): string => String(count).padStart(2, '0');

interface Written {
  readonly hour: number;
  readonly minute: number;
  readonly half: string | undefined;
}

function written(parts: readonly (string | undefined)[]): Written | undefined {
  const [hour, minute, half, noon] = parts;
  if (noon !== undefined) return { hour: 12, minute: 0, half: 'p' };
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
  if (hours > 24 || minutes > 59 || (half !== undefined && (hours > 12 || hours === 0))) return;
  return { hour: hours, minute: minutes, half: half?.toLowerCase() };
}

const onClock = ({ hour, minute }: Written, half: string | undefined): string => {
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return `${pad(hours)}:${pad(minute)}`;
};

/** Returns the times of hours; undefined if it is not certain which are meant. */
function timesOf(match: RegExpExecArray): readonly [string, string] | undefined {
  const [from, to] = [written(match.slice(1, 5)), written(match.slice(5, 9))];
  if (from === undefined || to === undefined) return undefined;
  if (to.half !== undefined) {
    const end = onClock(to, to.half);
    const begin = onClock(from, from.half ?? to.half);
    const early = from.half === undefined && begin >= end ? onClock(from, 'a') : begin;
    return early < end ? [early, end] : undefined;
  }
  if (from.half !== undefined) return undefined;
  const isLong = match[2] !== undefined && match[6] !== undefined && to.hour > 12;
  if (isLong) return [onClock(from, undefined), onClock(to, undefined)];
  // "Saturdays 9–4", unlike the dates of "Monday 9–12 December".
  const isUsual = from.hour >= 7 && from.hour <= 11 && to.hour >= 1 && to.hour <= 6;
  return isUsual ? [onClock(from, 'a'), onClock(to, 'p')] : undefined;
}

/** Length of what is read ahead of hours for words about opening, in characters. */
const reach = 200;

function isAboutDealer(text: string, range: StringRange, isWhole: boolean): boolean {
  const [before, after] = sentenceAround(text, range);
  const around = `${before} ${text.slice(range.start, range.end)} ${after}`;
  if (others.test(around)) return false;
  if (isWhole) return ours.test(before);
  const ahead = text.slice(Math.max(0, range.start - reach), range.end);
  return opening.test(ahead) && ours.test(ahead);
}

/** Returns the hours and days in a text without mark-up that are clearly the dealer's opening hours. */
export function statedHours(text: string): readonly StatedHours[] {
  const spans = matchesOf(text, behind);
  // In a list with days first, those of the next hours follow each span.
  const hours = (spans.length > 0 ? spans : matchesOf(text, inFront)).flatMap(
    (match): StatedHours[] => {
      const [words] = match;
      const range = { start: match.index, end: match.index + words.length };
      const times = timesOf(match);
      if (times === undefined || !isAboutDealer(text, range, false)) return [];
      return [{ words, range, days: weekdaysIn(words.replace(/\d[^a-z]*/gi, ' ')), times }];
    },
  );
  const whole = matchesOf(text, wholeDays).flatMap((match): StatedHours[] => {
    const [words, state] = match;
    const range = { start: match.index, end: match.index + words.length };
    if (!isAboutDealer(text, range, true)) return [];
    return [{ words, range, days: weekdaysIn(words), isClosed: state!.toLowerCase() === 'closed' }];
  });
  return [...hours, ...whole];
}
