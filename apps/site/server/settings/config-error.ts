import { StartError } from './start-error.ts';

/** Invalid settings; the message names all of them. */
export class ConfigError extends StartError {
  override name = 'ConfigError';

  /** @param faults a line for each setting. */
  constructor(faults: readonly string[]) {
    super(`The environment has settings that do not work:\n  ${faults.join('\n  ')}`);
  }
}
