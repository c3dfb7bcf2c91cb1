import {
  componentAnnotations,
  entityAnnotations,
  siteAnnotations,
  annotatedContent,
} from '@forecourt/block-schemas';
import type { AnnotatedContent, Site, TenantSnapshot } from '@forecourt/block-schemas';
import { entityList } from '../data/data-files.ts';

/** Kind of a tenant's JSON file. */
export type DocumentKind = 'site' | 'component' | 'page' | 'data' | 'redirects';

/** A parsed JSON file of a tenant. */
export interface TenantDocument {
  readonly kind: DocumentKind;
  /** The file below the tenant's folder, `pages/home.json`. */
  readonly path: string;
  readonly value: unknown;
}

const redirectAnnotations = [{ path: ['*', 'to'], kind: 'link' }] as const;

/** Returns the annotated content of a data file; none if the platform does not read it. */
function dataContent(path: string, value: unknown, site: Site | undefined): AnnotatedContent {
  const name = path.replace(/^data\/|\.json$/gi, '');
  const data = site && entityList(name, value, site);
  if (data === undefined || !('entries' in data)) return { texts: [], blocks: [] };
  const contents = data.entries.map((entry) =>
    annotatedContent(entry.value, {
      annotations: entityAnnotations[data.entity],
      pointer: entry.pointer,
    }),
  );
  return {
    texts: contents.flatMap(({ texts }) => texts),
    blocks: contents.flatMap(({ blocks }) => blocks),
  };
}

/**
 * Returns the annotated content of a tenant's document.
 * @param tenant its settings, without which data files have none, and its components.
 */
export function documentContent(
  { kind, path, value }: TenantDocument,
  { site, components }: Partial<Pick<TenantSnapshot, 'site' | 'components'>> = {},
): AnnotatedContent {
  switch (kind) {
    case 'page':
      return annotatedContent(value, { components });
    case 'component':
      return annotatedContent(value, { annotations: componentAnnotations, components });
    case 'site':
      return annotatedContent(value, { annotations: siteAnnotations });
    case 'redirects':
      return annotatedContent(value, { annotations: redirectAnnotations });
    case 'data':
      return dataContent(path, value, site);
  }
}
