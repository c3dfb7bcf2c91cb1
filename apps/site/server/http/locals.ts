import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { Logger } from 'pino';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Express declares the type of `res.locals`
  namespace Express {
    interface Locals {
      /** Identifies the request in the log and in error pages. */
      requestId: string;
      /** Logger with the request's id. */
      log: Logger;
      /** The tenant of the host name; set by `tenantByHost` for all middleware after it. */
      tenant: TenantSnapshot;
    }
  }
}
