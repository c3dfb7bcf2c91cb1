import { matchesOf, type StringRange } from '@forecourt/json';

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

/** Quick test for a text that may have times of a clock of twelve hours. */
export const mayHaveTimes = (text: string): boolean => /\d\s*[ap]\.?m\b/i.test(text);

const minutesOf = (hour = '', minute = '0'): number => (Number(hour) % 12) * 60 + Number(minute);

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
  if (impossible.length > 0) return impossible;
  return matchesOf(text, span).flatMap((match) => {
    const [words, hour, minute, begins, endHour, endMinute, ends] = match;
    const isSameHalf = begins!.toLowerCase() === ends!.toLowerCase();
    // "8 am to 12 am" goes on until midnight.
    if (!isSameHalf || (Number(endHour) === 12 && ends!.toLowerCase() === 'a')) return [];
    if (minutesOf(endHour, endMinute) >= minutesOf(hour, minute)) return [];
    const within = { start: match.index, end: match.index + words.length };
    return [{ within, message: `"${words}" ends before it begins; write am or pm as it is meant` }];
  });
}
