import { join } from 'node:path';
import type { AnnotatedText, TenantSnapshot } from '@forecourt/block-schemas';
import { documentContent, redirectsFile } from '@forecourt/content';
import type { TenantDocument } from '@forecourt/content';

/** A file of a tenant and all in it that refers to something. */
export interface FileContent {
  /** Absolute path. */
  readonly path: string;
  readonly texts: readonly AnnotatedText[];
}

function* documentsOf(snapshot: TenantSnapshot): Generator<TenantDocument> {
  yield { kind: 'site', path: 'site.json', value: snapshot.site };
  for (const { file, page } of snapshot.pages.values())
    yield { kind: 'page', path: file, value: page };
  for (const component of snapshot.components.values()) {
    const path = snapshot.componentFiles?.get(component.name);
    if (path !== undefined) yield { kind: 'component', path, value: component };
  }
  const redirects = [...(snapshot.redirects?.values() ?? [])];
  yield { kind: 'redirects', path: redirectsFile, value: redirects };
  for (const { file, value } of snapshot.data.values()) yield { kind: 'data', path: file, value };
}

/** Returns every reference of a tenant's files, those that blocks make by their type included. */
export function* contentOfTenant(snapshot: TenantSnapshot): Generator<FileContent> {
  for (const document of documentsOf(snapshot)) {
    const { texts, blocks } = documentContent(document, snapshot);
    const types = blocks.map((block) => ({
      kind: 'component' as const,
      value: block.block.type,
      pointer: `${block.pointer}/type`,
      block,
    }));
    yield { path: join(snapshot.directory, document.path), texts: [...texts, ...types] };
  }
}
