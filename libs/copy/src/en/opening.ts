import { nearDayText, weekdayText } from '../english.ts';

/** When a location of the dealer is open. Times and days are in words already. */
export const opening = {
  /** A weekday and a date, of a day YYYY-MM-DD. */
  weekday: weekdayText,
  date: nearDayText,
  allDay: 'Open 24 hours',
  openUntil: (time: string) => `Open until ${time}`,
  opensAt: (time: string) => `Closed, opens at ${time}`,
  opensTomorrow: (time: string) => `Closed, opens tomorrow at ${time}`,
  opensOn: (day: string, time: string) => `Closed, opens ${day} at ${time}`,
  closed: 'Closed',
  /** A holiday with the next opening, "Closed for Christmas Day, opens Monday at 9 am". */
  closedFor: (holiday: string, state: string) => state.replace('Closed', `Closed for ${holiday}`),
  hoursOf: (place: string) => `, opening hours of ${place}`,
  period: (from: string, to: string) => `${from} to ${to}`,
  /** Two days in a row with the same hours. */
  dayPair: (first: string, second: string) => `${first} and ${second}`,
  holidays: 'Holidays',
  /** A holiday of a weekend, on the day after it on which it is observed. */
  observed: (name: string) => `${name} (observed)`,
  /** The month stays with its day on a narrow card. */
  holiday: (name: string, date: string) => `${name}, ${date.replace(/ (?=\S+$)/, '\u00A0')}`,
  /** Hours of one department on a holiday. */
  department: (name: string, hours: string) => `${name}: ${hours}`,
};
