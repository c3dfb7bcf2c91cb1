import { locateAll } from '@forecourt/json';
import type { SchemaSet } from '@forecourt/comparison/schemas';
import type { LocatedFinding } from '@forecourt/block-schemas';
import type { ContentDocument, TenantDocuments } from '@forecourt/content';
import { ContentCheck } from './content-check.ts';

/** A document with parts that were valid and are now rejected. */
export interface BrokenDocument {
  readonly tenant: string;
  readonly kind: ContentDocument['kind'];
  readonly file: string;
  /** A page's path. */
  readonly page?: string;
  readonly findings: readonly LocatedFinding[];
}

/** Validates content with two versions of the schemas. */
export class ContentComparison {
  readonly #before: ContentCheck;
  readonly #after: ContentCheck;

  constructor(before: SchemaSet, after: SchemaSet) {
    this.#before = new ContentCheck(before);
    this.#after = new ContentCheck(after);
  }

  /** Returns a tenant's documents with parts that were valid and are now rejected. */
  brokenIn(tenant: TenantDocuments): BrokenDocument[] {
    return tenant.documents.flatMap((document) => {
      const wasFine = new Set(
        this.#before
          .check(document, tenant)
          .filter(({ findings }) => findings.length === 0)
          .map(({ pointer }) => pointer),
      );
      const refused = this.#after
        .check(document, tenant)
        .filter(({ pointer, findings }) => findings.length > 0 && wasFine.has(pointer))
        .flatMap(({ findings }) => findings);
      if (refused.length === 0) return [];
      const ranges = locateAll(document.text, refused);
      const { kind, file, value } = document;
      const path = kind === 'page' ? (value as { path?: unknown }).path : undefined;
      return [
        {
          tenant: tenant.slug,
          kind,
          file,
          ...(typeof path === 'string' && { page: path }),
          findings: refused.map((finding, at) => ({ ...finding, file, ...ranges[at]! })),
        },
      ];
    });
  }
}
