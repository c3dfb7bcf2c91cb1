/**
 * Returns the number of columns, at most `max`, in which several rows of items are as equal as they
 * can be: seven in up to six columns are four and three, not six and one.
 */
export const evenColumns = (count: number, max: number): number =>
  count > max ? Math.ceil(count / Math.ceil(count / max)) : max;
