import { UsageError } from '../errors/exit-codes.ts';

const schemes = ['postgres:', 'postgresql:'];

/**
 * The address of a PostgreSQL server as it was given, if it is one.
 * @param name of the option or variable it comes from. The address itself is never repeated, for it
 * holds a password.
 * @throws {UsageError} if it is none.
 */
export function databaseAddress(text: string, name: string): string {
  if (URL.canParse(text) && schemes.includes(new URL(text).protocol)) return text;
  throw new UsageError(
    `${name} must be an address such as "postgres://user:password@host:5432/database" (its value is not repeated here)`,
  );
}
