import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { FileSystem } from '@forecourt/content';
import type { Rule } from '@forecourt/lint';
import type { OpenDocument } from '../documents/open-document.ts';
import type { ServedDocument } from '../schemas/json-service.ts';

/** Context of a request about a document. */
export interface RequestContext {
  readonly document: OpenDocument;
  /** The newest good state of the document's tenant, if it is in one. */
  readonly snapshot: TenantSnapshot | undefined;
  /** Snapshots of all known tenants. */
  readonly tenants: readonly TenantSnapshot[];
  readonly fs: FileSystem;
  /** The JSON service with its parsed document, created on demand. */
  readonly served: () => ServedDocument;
  /** The current time. */
  readonly now: Date;
  /** Lint rules, those of the configuration included. */
  readonly rules: readonly Rule[];
  /** Path of the documentation page of a built-in lint rule. */
  readonly rulePage: (rule: string) => string;
}
