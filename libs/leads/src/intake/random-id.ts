import { randomBytes } from 'node:crypto';

/** 128 bits that nobody can guess, as 22 characters for an address. */
export const randomId = (): string => randomBytes(16).toString('base64url');

/** Whether text can be an id of ours at all. */
export const looksLikeId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
