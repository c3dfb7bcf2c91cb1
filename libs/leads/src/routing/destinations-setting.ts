import { readFileSync } from 'node:fs';
import { DestinationsError, readDestinations, type Destinations } from './destinations.ts';

/**
 * Reads the server's setting of destinations: JSON, or `@` and the path of a file with it, since
 * secrets are often mounted as files. Without the setting there are none.
 * @throws {DestinationsError} whose message repeats no value
 */
export function destinationsSetting(given: string | undefined): Destinations {
  if (given === undefined) return {};
  if (!given.startsWith('@')) return readDestinations(given);
  let text: string;
  try {
    text = readFileSync(given.slice(1), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new DestinationsError(`names a file that cannot be read (${code})`);
  }
  return readDestinations(text);
}
