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
