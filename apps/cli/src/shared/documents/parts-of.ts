import { placesIn } from '@forecourt/content';
import type { ContentDocument } from './read-documents.ts';

const componentPlaces = [{ path: ['blocks'], kind: 'blocks' }] as const;

/** Returns blocks and annotated strings of a page or component, nested ones included; none for other documents. */
export function partsOf({ kind, value }: Pick<ContentDocument, 'kind' | 'value'>) {
  if (kind === 'page') return placesIn(value);
  if (kind === 'component') return placesIn(value, componentPlaces);
  return { blocks: [], texts: [] };
}
