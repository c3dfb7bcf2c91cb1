import { pagePath } from '@forecourt/content';
import { isObject } from '@forecourt/json';
import type { ContentDocument } from '../../shared/documents/read-documents.ts';

/** Returns the path of a document that is a page; undefined for others. */
export function ownPath({ kind, value }: ContentDocument): string | undefined {
  const path = kind === 'page' && isObject(value) ? value.path : undefined;
  return typeof path === 'string' ? pagePath(path) : undefined;
}
