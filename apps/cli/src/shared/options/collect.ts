/** Collects the values of an option that can be repeated, in order. */
export const collect = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  text,
];
