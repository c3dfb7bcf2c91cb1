import { StartError } from './start-error.ts';

/** Settings that the server cannot start with; the message names every one of them. */
export class ConfigError extends StartError {
  override name = 'ConfigError';

  /** @param faults a line for each setting. */
  constructor(faults: readonly string[]) {
    super(`The environment has settings that do not work:\n  ${faults.join('\n  ')}`);
  }
}
