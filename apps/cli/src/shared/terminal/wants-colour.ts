/** The properties of a stream that determine colour support. */
export interface MaybeTerminal {
  readonly isTTY?: boolean;
}

/**
 * True if output to a stream has colours: on a terminal only. NO_COLOR turns them off, FORCE_COLOR
 * (other than 0 or false) turns them on elsewhere too; if both are set, NO_COLOR wins.
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
