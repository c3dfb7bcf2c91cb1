import { matchesOf, type StringRange } from '@forecourt/json';
import { sentenceAround } from '../../rule-api/sentences.ts';

/** A time that no clock has, or hours that end before they begin. */
interface TimeError {
  readonly within: StringRange;
  readonly message: string;
}

const halfOfDay = String.raw`([ap])(?:\.m\b\.?|m\b)`;
const clock = String.raw`(\d{1,2})(?:[:.](\d\d))?`;
const time = new RegExp(String.raw`(?<![\d$.:,])${clock}\s*${halfOfDay}`, 'gi');
const span = new RegExp(
  String.raw`(?<![\d$.:,])${clock}\s*${halfOfDay}\s*(?:to|until|till|[–—-])\s*${clock}\s*${halfOfDay}`,
  'gi',
);

/** A time of a clock of 24 hours that no clock has: "25:00", "17:75". */
const impossible24 =
  /(?<![\d:.,$/])(?:(?:2[5-9]|[3-9]\d):[0-5]\d|(?:1\d|2[0-4]|0?\d):[6-9]\d)(?![\d:.]\d?)(?!\s*[ap]\.?m\b)/gi;
/** Words around a time of the day, unlike those around a score or a verse. */
const opening =
  /\b(?:open(?:s|ing)?|clos(?:es?|ed|ing)|hours|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays|weekends|daily)\b/i;

const day = String.raw`(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*`;
const time24 = String.raw`\d{1,2}[:.]\d\d`;
/** Hours that begin in the afternoon and end in the morning. */
const nightSpan = String.raw`(?:[3-7](?:[:.]\d\d)?\s*p\.?m\.?\s*(?:to|until|till|[–—-])\s*(?:[6-9]|10)(?:[:.]\d\d)?\s*a\.?m\b|(?=1[5-9])${time24}\s*(?:to|until|till|[–—-])\s*(?=0?[6-9])${time24}(?!\s*[ap]\.?m\b))`;
const days = String.raw`\b${day}\s*(?:to|[–—-])\s*${day}`;
/** Such hours behind or ahead of their weekdays. */
const overnight = new RegExp(
  String.raw`${days}:?,?\s+(?:from\s+)?(?<behind>${nightSpan})|(?<![\d:.$])(?<ahead>${nightSpan}),?\s+(?:on\s+)?${days}`,
  'gi',
);
/** Words about what is open, or shut, through the night. */
const nightly =
  /\b(?:nights?|nightly|overnight|after[\s-]hours|key|drop|tow(?:ing)?|breakdowns?|emergenc(?:y|ies)|roadside|gates?|locked|parking|charg\w+|clos(?:es?|ed)|shut|except|evenings?)\b/i;

/** Quick test for a text that may have times of a clock of twelve hours, or impossible ones. */
export const mayHaveTimes = (text: string): boolean =>
  /\d\s*[ap]\.?m\b|\d:[6-9]\d|(?:2[5-9]|[3-9]\d):\d\d|day[^<>]{0,20}1[5-9][:.]\d\d|1[5-9][:.]\d\d[^<>]{0,20}day/i.test(
    text,
  );

const minutesOf = (hour = '', minute = '0'): number => (Number(hour) % 12) * 60 + Number(minute);

/** Returns times that no clock of 24 hours has, in sentences about opening hours. */
const impossibleTimes = (text: string): readonly TimeError[] =>
  matchesOf(text, impossible24).flatMap(({ 0: words, index }): TimeError[] => {
    const within = { start: index, end: index + words.length };
    if (!sentenceAround(text, within).some((part) => opening.test(part))) return [];
    return [{ within, message: `there is no time such as "${words}"; correct it` }];
  });

/** Returns hours of weekdays that run through the night, of which no words say so. */
const overnightHours = (text: string): readonly TimeError[] =>
  matchesOf(text, overnight).flatMap(({ 0: words, index, groups = {} }): TimeError[] => {
    const { behind, ahead } = groups;
    const hours = behind ?? ahead!;
    const start = index + (ahead === undefined ? words.length - hours.length : 0);
    const end = index + words.length;
    const around = sentenceAround(text, { start: index, end });
    if (around.some((part) => nightly.test(part))) return [];
    const message = `"${hours}" runs through the night; write am or pm as it is meant, or exchange the times`;
    return [{ within: { start, end: start + hours.length }, message }];
  });

/** Returns the times and hours in a text without mark-up that can't be meant. */
export function timeErrors(text: string): readonly TimeError[] {
  const impossible = matchesOf(text, time).flatMap(
    ({ 0: words, 1: hour, 2: minute = '0', 3: half, index }) => {
      if (Number(hour) <= 12 && Number(minute) < 60) return [];
      // "1116 AM" and "97 AM" are radio stations.
      if (half!.toLowerCase() === 'a' && !/[.:]/.test(words.slice(0, -3))) return [];
      const isLate = Number(hour) > 12 && Number(hour) < 24 && Number(minute) < 60;
      const advice = isLate ? 'write the hour on a clock of twelve hours' : 'correct it';
      const within = { start: index, end: index + words.length };
      return [{ within, message: `there is no time such as "${words}"; ${advice}` }];
    },
  );
  const all = [...impossible, ...impossibleTimes(text)];
  if (all.length > 0) return all;
  const backward = matchesOf(text, span).flatMap((match): TimeError[] => {
    const [words, hour, minute, begins, endHour, endMinute, ends] = match;
    const isSameHalf = begins!.toLowerCase() === ends!.toLowerCase();
    // "8 am to 12 am" goes on until midnight.
    if (!isSameHalf || (Number(endHour) === 12 && ends!.toLowerCase() === 'a')) return [];
    if (minutesOf(endHour, endMinute) >= minutesOf(hour, minute)) return [];
    const within = { start: match.index, end: match.index + words.length };
    return [{ within, message: `"${words}" ends before it begins; write am or pm as it is meant` }];
  });
  return [...backward, ...overnightHours(text)];
}
