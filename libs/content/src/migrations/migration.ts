import type { Site, TenantSnapshot } from '@forecourt/block-schemas';
import type { LocatedBlock } from '@forecourt/block-schemas';
import type { AnnotatedText } from '@forecourt/block-schemas';
import type { TenantDocument } from '../references/document-content.ts';
import type { Edit } from '@forecourt/json';

/** A document for a migration. It is read-only: a migration returns edits. */
export interface MigrationDocument extends TenantDocument {
  /** The blocks of a page or component, nested ones too, each with its JSON Pointer. */
  readonly blocks: readonly LocatedBlock[];
  /** Strings that the schemas annotate: links, assets, HTML, models and so on. */
  readonly texts: readonly AnnotatedText[];
  /** The tenant's settings; undefined if site.json can't be used. */
  readonly site?: Site;
  /** The tenant's content. */
  readonly snapshot?: TenantSnapshot;
}

/** A change of the content's form over time. */
export interface Migration {
  /** In kebab-case. */
  readonly id: string;
  /** One sentence. */
  readonly description: string;
  /** The reason: what has changed. */
  readonly since: string;
  /** Returns the edits that a document needs; none if it is migrated. The same document gives the same edits. */
  readonly migrate: (document: MigrationDocument) => Iterable<Edit>;
}
