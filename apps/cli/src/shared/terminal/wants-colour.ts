/** The part of a stream that decides about colour. */
export interface MaybeTerminal {
  readonly isTTY?: boolean;
}

/**
 * Tells whether to colour what goes to a stream: only on a terminal. NO_COLOR turns it off, FORCE_COLOR
 * (other than 0 or false) turns it on elsewhere too; if both are set, NO_COLOR wins.
 */
export function wantsColour(
  stream: MaybeTerminal,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '')
    return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return stream.isTTY === true && env.TERM !== 'dumb';
}
