import type {
  DeliveryRecord,
  DeliveryState,
  LeadRevision,
  LeadStatus,
} from '../ports/lead-store.ts';
import type { Row } from './database.ts';

/** Columns of a delivery, for {@link deliveryOf}. */
export const deliveryColumns =
  'd.id, d.lead_id, d.revision, d.tenant, d.destination, d.state, d.attempts, d.refusals, ' +
  'd.queued_at, d.due_at, d.settled_at, d.failure';

/** Whole numbers come as text from PostgreSQL where they are 64 bits wide. */
export function deliveryOf(row: Row): DeliveryRecord {
  return {
    id: String(row.id),
    leadId: String(row.lead_id),
    revision: Number(row.revision),
    tenant: String(row.tenant),
    destination: String(row.destination),
    state: row.state as DeliveryState,
    attempts: Number(row.attempts),
    refusals: Number(row.refusals),
    queuedAt: Number(row.queued_at),
    dueAt: Number(row.due_at),
    ...(row.settled_at !== null && { settledAt: Number(row.settled_at) }),
    ...(row.failure !== null && { failure: String(row.failure) }),
  };
}

export const revisionOf = (row: Row): LeadRevision => ({
  status: row.status as LeadStatus,
  content: String(row.content),
  ciphertext: row.sealed === null ? undefined : String(row.sealed),
});
