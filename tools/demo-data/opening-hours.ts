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

/** Public holidays of New Zealand, closed but for the morning of Christmas Eve. @param from its opening time. */
export const newZealandHolidays = (from: string): NonNullable<DealerLocation['holidays']> => [
  { day: '12-24', name: 'Christmas Eve', from, to: '12:00' },
  { day: '12-25', name: 'Christmas Day' },
  { day: '12-26', name: 'Boxing Day' },
  { day: '01-01', name: 'New Year’s Day' },
  { day: '01-02', name: 'Day after New Year’s Day' },
  { day: '02-06', name: 'Waitangi Day' },
  { day: '04-25', name: 'Anzac Day' },
];
