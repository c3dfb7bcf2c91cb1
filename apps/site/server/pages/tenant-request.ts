import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { PageRequest } from '@forecourt/renderer';
import type { Logger } from 'pino';

/** A page request: everything that the page may depend on, and its logger. */
export interface TenantRequest extends PageRequest {
  readonly tenant: TenantSnapshot;
  /** True if the address or the post makes the page private to the visitor, so that it is never cached. */
  readonly isPersonal?: boolean;
  readonly log: Logger;
}
