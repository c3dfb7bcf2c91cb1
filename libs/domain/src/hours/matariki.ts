/**
 * Days of Matariki from 2022 on, a year each: the schedule of New Zealand's Te Kāhui o Matariki Public
 * Holiday Act 2022. They follow the Māori lunar calendar, so no formula gives them.
 */
const days = [
  '06-24',
  '07-14',
  '06-28',
  '06-20',
  '07-10',
  '06-25',
  '07-14',
  '07-06',
  '06-21',
  '07-11',
  '07-02',
  '06-24',
  '07-07',
  '06-29',
  '07-18',
  '07-10',
  '06-25',
  '07-15',
  '07-06',
  '07-19',
  '07-11',
  '07-03',
  '06-24',
  '07-07',
  '06-29',
  '07-19',
  '07-03',
  '06-25',
  '07-15',
  '06-30',
  '06-21',
];

const firstYear = 2022;

/** True if a day, YYYY-MM-DD, is the public holiday of Matariki; false for years after 2052. */
export const isMatariki = (day: string): boolean =>
  days[Number(day.slice(0, 4)) - firstYear] === day.slice(5);
