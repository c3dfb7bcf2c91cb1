/** Returns the two parts of a booking's time, day and time of day, as one value; '' if both are empty. */
export function joinedTime([day, time]: readonly unknown[]): unknown {
  if (typeof day !== 'string' || typeof time !== 'string') return day;
  return day.trim() === '' && time.trim() === '' ? '' : `${day}T${time}`;
}

/** Returns day and time of day of a booking's value, either '' if it is not chosen yet. */
export function timeParts(value: unknown): readonly [day: string, time: string] {
  const [day = '', time = ''] = typeof value === 'string' ? value.split('T') : [];
  return [day, time.slice(0, 5)];
}
