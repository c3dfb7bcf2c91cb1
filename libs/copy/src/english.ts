/**
 * A number with thousands separated and at most three decimals: 25,000. `Intl` would do the same, but
 * its first use takes a phone 0.2 s, and islands write numbers as they start.
 */
export function numberText(value: number): string {
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** A value with its unit, "5.1 L/100 km", which no line break divides. */
export const withUnit = (value: number | string, unit: string): string =>
  `${typeof value === 'number' ? numberText(value) : value} ${unit}`.replaceAll(' ', '\u00a0');

/** A count with its noun: "1 car", "1,200 cars". */
export const countOf = (count: number, one: string, other: string): string =>
  `${numberText(count)} ${count === 1 ? one : other}`;

/** "a, b and c". */
export const listOf = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** "Sales · Replies within the hour", in which no line begins with the dot; missing parts are left out. */
export const dotted = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join('\u00a0· ');

/** A sentence of these parts; missing ones are left out. */
export const sentence = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

/** A label in the middle of a sentence: its first letter in lower case, abbreviations as they are. */
export const inSentence = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;

/** The plural of a noun: "hatches", "SUVs"; of several words the last one changes. */
export const pluralOf = (noun: string): string =>
  /(?:s|x|z|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A month, YYYY-MM or the one of a day: "March 2024". */
export const monthText = (month: string): string =>
  `${months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/** A day, YYYY-MM-DD: "14 March 2024". */
export const dayText = (day: string): string => `${Number(day.slice(8))} ${monthText(day)}`;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The weekday of a day, YYYY-MM-DD: "Friday". */
export const weekdayText = (day: string): string =>
  `${weekdays[new Date(`${day}T00:00Z`).getUTCDay()]}`;

/** A day, YYYY-MM-DD, of the coming months: "Friday 25 December". */
export const nearDayText = (day: string): string =>
  `${weekdayText(day)} ${dayText(day).slice(0, -' 2024'.length)}`;

const dayOrTime = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * A day or a local time, whose offset is ignored: "Tuesday 24 November 2026 at 10:15 am"; undefined for
 * any other text.
 */
export function momentText(text: string): string | undefined {
  const [, day, hours, minutes] = dayOrTime.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day))) return undefined;
  const date = `${weekdayText(day)} ${dayText(day)}`;
  if (hours === undefined) return date;
  return `${date} at ${clockText(`${hours}:${minutes}`)}`;
}

/** A time of day in words: "7:30 am", "6 pm", "12 noon". @param clock such as 07:30 */
export function clockText(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  // "12 am" and "12 pm" are read both ways.
  if (minutes === 0 && hours % 12 === 0) return hours === 12 ? '12 noon' : '12 midnight';
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'am' : 'pm'}`;
}

/** Returns a text in which no line ends between a time and its "am", "pm" or "noon". */
export const withWholeTimes = (text: string): string =>
  text.replace(/(?<=\d) (?=(?:[ap]m|noon|midnight)\b)/g, '\u00a0');
