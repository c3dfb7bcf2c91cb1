import { locateAll, pointerToken } from '@forecourt/json';
import { documentContent } from '../references/document-content.ts';
import type { ContentDocument, TenantDocuments } from '../documents/read-documents.ts';
import { categoryUses } from './category-uses.ts';
import type { CategoryOf } from './category-uses.ts';
import type { Found } from './found.ts';
import { propertyUses } from './property-uses.ts';
import { referenceUses } from './reference-uses.ts';
import type { Subject } from './subject.ts';

/** A location that uses the subject. */
export interface Use {
  readonly tenant: string;
  /** The page's path; for other files, the file relative to the tenant's folder. */
  readonly page: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly pointer: string;
  /** The value there; undefined if the use is a block. */
  readonly value?: unknown;
}

/** Uses of the subject in one document. */
export interface DocumentUses {
  readonly uses: readonly Use[];
  /** Number of locations that could set the property and do not. */
  readonly leftOut: number;
  /** Number of blocks, pages or settings that could have it. */
  readonly owners: number;
  /** How often each property of a block type is set. */
  readonly properties: ReadonlyMap<string, number>;
}

/** Returns a page's path, or the file if the document is not a page with a path. */
function pageOf({ kind, path, value }: ContentDocument): string {
  const own = kind === 'page' ? (value as { path?: unknown } | null)?.path : undefined;
  return typeof own === 'string' ? own : path;
}

function findUses(
  subject: Subject,
  document: ContentDocument,
  tenant: TenantDocuments,
  categoryOf: CategoryOf,
) {
  if (subject.kind === 'reference') return referenceUses(subject, document, tenant);
  if (subject.kind === 'property') return propertyUses(subject, document);
  if (subject.kind === 'category') return categoryUses(subject.category, document, categoryOf);
  const blocks = documentContent(document).blocks;
  const found = blocks.flatMap(({ block, pointer }): Found[] => {
    const isUse =
      subject.kind === 'type'
        ? block.type === subject.type
        : block.type === subject.name ||
          (block.type === 'customComponent' && block.data.name === subject.name);
    return isUse ? [{ pointer, property: 'type' }] : [];
  });
  return { found, leftOut: 0, owners: blocks.length };
}

/**
 * Finds the uses of a subject in one document, with locations.
 * @param tenant the document's tenant.
 */
export function usesIn(
  subject: Subject,
  tenant: TenantDocuments,
  document: ContentDocument,
  categoryOf: CategoryOf,
): DocumentUses {
  const { found, leftOut, owners } = findUses(subject, document, tenant, categoryOf);
  const ranges = locateAll(document.text, found);
  const page = pageOf(document);
  const { file } = document;
  const properties = new Map<string, number>();
  if (subject.kind === 'type')
    for (const { block } of documentContent(document).blocks.filter(
      ({ block }) => block.type === subject.type,
    ))
      for (const name of Object.keys(block.data))
        properties.set(name, (properties.get(name) ?? 0) + 1);
  const uses = found.map(({ pointer, property, value }, at): Use => {
    const { line, column } = ranges[at]!;
    const isMember = property !== undefined && property !== 'type';
    const whole = isMember ? `${pointer}/${pointerToken(property)}` : pointer;
    return {
      tenant: tenant.slug,
      page,
      file,
      line,
      column,
      pointer: whole,
      value,
    };
  });
  const inOrder = uses.toSorted((a, b) => a.line - b.line || a.column - b.column);
  return { uses: inOrder, leftOut, owners, properties };
}
