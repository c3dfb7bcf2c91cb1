import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { Logger } from 'pino';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the way Express names what a request carries
  namespace Express {
    interface Locals {
      /** Identifies the request in the log and in error pages. */
      requestId: string;
      /** Logs with the request's id. */
      log: Logger;
      /** The tenant that the host name reaches; set by `tenantByHost` and there for everything after it. */
      tenant: TenantSnapshot;
    }
  }
}
