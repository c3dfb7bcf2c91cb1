import type { DealerLocation } from '@forecourt/block-schemas';

type Hours = NonNullable<DealerLocation['openingHours']>[number];
type Department = NonNullable<Hours['department']>;

/** Hours of a department from Monday to Friday. */
export const onWeekdays = (department: Department, from: string, to: string): Hours => ({
  department,
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  from,
  to,
});

/** Hours of a department on Saturday. */
export const onSaturdays = (department: Department, from: string, to: string): Hours => ({
  department,
  days: ['Sat'],
  from,
  to,
});

type Holidays = NonNullable<DealerLocation['holidays']>;

const observed = true;

/** Holidays of Easter, on which every department is closed. */
const easter: Holidays = [
  { day: 'good-friday', name: 'Good Friday' },
  { day: 'easter-sunday', name: 'Easter Sunday' },
  { day: 'easter-monday', name: 'Easter Monday' },
];

/** Christmas and New Year in Australia, with an additional day after a weekend. */
const summer: Holidays = [
  { day: '12-25', name: 'Christmas Day', observed },
  { day: '12-26', name: 'Boxing Day', observed },
  { day: '01-01', name: 'New Year’s Day', observed },
  { day: '01-26', name: 'Australia Day', observed },
  { day: '04-25', name: 'Anzac Day' },
];

/** Public holidays of New South Wales, closed. */
export const newSouthWalesHolidays: Holidays = [
  ...summer,
  ...easter,
  { day: '06-mon-2', name: 'King’s Birthday' },
  { day: '10-mon-1', name: 'Labour Day' },
];

/** Public holidays of Victoria, closed. */
export const victorianHolidays: Holidays = [
  ...summer,
  ...easter,
  { day: '03-mon-2', name: 'Labour Day' },
  { day: '06-mon-2', name: 'King’s Birthday' },
  { day: '11-tue-1', name: 'Melbourne Cup Day' },
];

/** Anniversary Days of New Zealand, by the place that keeps them. */
const anniversaries = {
  Auckland: 'mon-nearest-01-29',
  Otago: 'mon-nearest-03-23',
};

/**
 * Public holidays of New Zealand, closed but for the morning of Christmas Eve.
 * @param from opening time of that morning
 * @param place whose anniversary the region keeps
 */
export const newZealandHolidays = (from: string, place: keyof typeof anniversaries): Holidays => [
  { day: '12-24', name: 'Christmas Eve', from, to: '12:00' },
  { day: '12-25', name: 'Christmas Day', observed },
  { day: '12-26', name: 'Boxing Day', observed },
  { day: '01-01', name: 'New Year’s Day', observed },
  { day: '01-02', name: 'Day after New Year’s Day', observed },
  { day: '02-06', name: 'Waitangi Day', observed },
  { day: '04-25', name: 'Anzac Day', observed },
  { day: anniversaries[place], name: `${place} Anniversary Day` },
  ...easter,
  { day: '06-mon-1', name: 'King’s Birthday' },
  { day: 'matariki', name: 'Matariki' },
  { day: '10-mon-4', name: 'Labour Day' },
];
