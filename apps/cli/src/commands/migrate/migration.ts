import type { Site, TenantSnapshot } from '@forecourt/block-schemas';
import type { BlockPlace, Place } from '@forecourt/content';
import type { DocumentKind } from '../../shared/documents/read-documents.ts';
import type { Edit } from '@forecourt/json';

/** A document as a migration sees it. Nothing in it may be changed: edits say what is to become of it. */
export interface MigrationDocument {
  readonly kind: DocumentKind;
  /** The file below the tenant's folder, `pages/home.json`. */
  readonly path: string;
  /** The whole document. */
  readonly value: unknown;
  /** The blocks of a page or component, nested ones too, each with its JSON Pointer. */
  readonly blocks: readonly BlockPlace[];
  /** Texts that the schemas say something about: links, assets, HTML, models and so on. */
  readonly texts: readonly Place[];
  /** The tenant's settings; undefined if site.json can't be used. */
  readonly site?: Site;
  /** All else that is known of the tenant. */
  readonly snapshot?: TenantSnapshot;
}

/** A change that content has to go through. */
export interface Migration {
  /** In kebab-case. */
  readonly id: string;
  /** What it does, in a sentence. */
  readonly description: string;
  /** What changed, so that content has to. */
  readonly since: string;
  /** The edits that a document needs; none if it has been through. The same document gives the same edits. */
  readonly migrate: (document: MigrationDocument) => Iterable<Edit>;
}
