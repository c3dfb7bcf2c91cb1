import { UsageError } from '../errors/exit-codes.ts';

const schemes = ['postgres:', 'postgresql:'];

/**
 * Returns the address of a PostgreSQL server, checked.
 * @param name name of the option or variable, for the message. The address itself is never printed,
 * since it holds a password.
 * @throws {UsageError} if it is not such an address.
 */
export function databaseAddress(text: string, name: string): string {
  if (URL.canParse(text) && schemes.includes(new URL(text).protocol)) return text;
  throw new UsageError(
    `${name} must be an address such as "postgres://user:password@host:5432/database" (its value is not repeated here)`,
  );
}
