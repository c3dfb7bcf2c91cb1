/** Number that chooses the part: `FORECOURT_SEED`, else the days since 1970. @param now in milliseconds. */
export declare function seedOf(
  env: Readonly<Record<string, string | undefined>>,
  now: number,
): number;

/** Returns the suites that a run leaves out: none unless `npm test` has set a seed. */
export declare function leftOut(
  suites: readonly string[],
  env?: Readonly<Record<string, string | undefined>>,
): string[];
