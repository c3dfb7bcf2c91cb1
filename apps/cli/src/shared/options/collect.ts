/** Parses an option that can be given several times: its values in their order. */
export const collect = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  text,
];
