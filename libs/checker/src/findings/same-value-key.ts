import type { Finding } from '@forecourt/block-schemas';

/** Returns a key that findings about the same value of a file share. */
export const sameValueKey = (file: string, { pointer, property, within }: Finding) =>
  `${file}\n${pointer}\n${property ?? ''}\n${within ? `${within.start}-${within.end}` : ''}`;
