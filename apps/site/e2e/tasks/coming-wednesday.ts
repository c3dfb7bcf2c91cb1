/** Days of the month, as `month-day`, on which workshops of the demo tenants close or close early. */
const holidays = ['12-24', '12-25', '12-26', '12-31', '01-01', '01-26', '04-25'];
const day = 86_400_000;

/**
 * Returns a local time on the next Wednesday that is at least two days away and no holiday, in the
 * form that a field for date and time takes.
 */
export function comingWednesday(time: string): string {
  for (let ahead = 2; ; ahead++) {
    const date = new Date(Date.now() + ahead * day);
    const iso = date.toISOString().slice(0, 10);
    const isHoliday = holidays.some((each) => iso.endsWith(each));
    if (date.getUTCDay() === 3 && !isHoliday) return `${iso}T${time}`;
  }
}
