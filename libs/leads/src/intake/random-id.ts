import { randomBytes } from 'node:crypto';

/**
 * An unguessable id of 128 random bits, as 22 characters that are safe in a URL. It never begins with
 * a hyphen, since command lines take that for an option.
 */
export function randomId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? randomId() : id;
}

/** True for text that may be one of our ids. */
export const looksLikeId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
