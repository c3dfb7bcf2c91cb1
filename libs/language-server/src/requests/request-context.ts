import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { FileSystem } from '@forecourt/content';
import type { OpenDocument } from '../documents/open-document.ts';
import type { ServedDocument } from '../schemas/json-service.ts';

/** What a request about a document is answered from. */
export interface RequestContext {
  readonly document: OpenDocument;
  /** The newest good state of the document's tenant, if it is in one. */
  readonly snapshot: TenantSnapshot | undefined;
  /** Snapshots of all tenants that are known. */
  readonly tenants: readonly TenantSnapshot[];
  readonly fs: FileSystem;
  /** The service for JSON, with the document as it reads it; made when it is asked for. */
  readonly served: () => ServedDocument;
  /** The moment. */
  readonly now: Date;
  /** Path of the documentation page of a lint rule. */
  readonly rulePage: (rule: string) => string;
}
