import { StartError } from './start-error.ts';

/** Invalid settings; the message names all of them. */
export class ConfigError extends StartError {
  override name = 'ConfigError';

  /** @param errors a line for each setting. */
  constructor(errors: readonly string[]) {
    super(`The environment has settings that do not work:\n  ${errors.join('\n  ')}`);
  }
}
