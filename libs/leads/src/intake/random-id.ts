import { randomBytes } from 'node:crypto';

/**
 * 128 bits that nobody can guess, less those of ids that begin with a hyphen, as 22 characters for an
 * address: command lines take a hyphen for an option.
 */
export function randomId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? randomId() : id;
}

/** Whether text can be an id of ours at all. */
export const looksLikeId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
