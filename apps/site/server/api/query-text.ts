import type { Request } from 'express';
import { ApiError } from './api-error.ts';

const maxCharacters = 200;

/**
 * Returns a parameter of the request's query.
 * @returns undefined if it is left out or empty.
 * @throws ApiError 400 if it is repeated or too long.
 */
export function queryText(req: Request, name: string): string | undefined {
  const value = req.query[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw new ApiError(400, 'must be given once', name);
  if (value.length > maxCharacters)
    throw new ApiError(400, `must be at most ${maxCharacters} characters long`, name);
  return value;
}
