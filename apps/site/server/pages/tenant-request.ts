import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { PageRequest } from '@forecourt/renderer';
import type { Logger } from 'pino';

/** A page request on its way through the server: what the page may depend on, and for whom it is logged. */
export interface TenantRequest extends PageRequest {
  readonly tenant: TenantSnapshot;
  /** True if the address or the visitor's post makes the page theirs alone: it is never cached. */
  readonly isPersonal?: boolean;
  readonly log: Logger;
}
