import { pagePath } from '../routing/page-path.ts';
import { isObject } from '@forecourt/json';
import type { ContentDocument } from '../documents/read-documents.ts';

/** Returns the path of a document that is a page; undefined for others. */
export function ownPath({ kind, value }: ContentDocument): string | undefined {
  const path = kind === 'page' && isObject(value) ? value.path : undefined;
  return typeof path === 'string' ? pagePath(path) : undefined;
}
