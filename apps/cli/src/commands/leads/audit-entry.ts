import { userInfo } from 'node:os';
import { randomId, type AuditEntry } from '@forecourt/leads';

/** The operator's account on this machine. */
function actor(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

/** Creates an entry of the audit record with the current time. */
export const auditEntry = (
  entry: Pick<AuditEntry, 'action' | 'tenant' | 'leadId' | 'detail'>,
): AuditEntry => ({ ...entry, id: randomId(), at: Date.now(), actor: actor() });
