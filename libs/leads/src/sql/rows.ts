import type { DeliveryRecord, DeliveryState } from '../ports/delivery.ts';
import type { LeadRevision, LeadStatus } from '../ports/lead-entry.ts';
import type { Row } from './database.ts';

/** A column that may be null. */
export const optionalText = (value: unknown): string | undefined =>
  value === null ? undefined : String(value);

/** Columns of a delivery, for {@link deliveryOf}. */
export const deliveryColumns =
  'd.id, d.lead_id, d.revision, d.tenant, d.destination, d.state, d.attempts, d.refusals, ' +
  'd.queued_at, d.due_at, d.settled_at, d.failure';

/** Reads a delivery; PostgreSQL returns integers of 64 bits as strings. */
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
    settledAt: row.settled_at === null ? undefined : Number(row.settled_at),
    failure: optionalText(row.failure),
  };
}

export const revisionOf = (row: Row): LeadRevision => ({
  status: row.status as LeadStatus,
  content: String(row.content),
  ciphertext: optionalText(row.sealed),
});
