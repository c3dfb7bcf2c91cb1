/** Access of an operator to personal data, or a change of them. */
export interface AuditEntry {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly action: 'sensitive-shown' | 'exported' | 'erased' | 'resent';
  readonly tenant: string;
  readonly leadId?: string;
  /** The operator's account on the machine. */
  readonly actor: string;
  /** Nothing that a visitor entered. */
  readonly detail?: string;
}

/** Append-only record of {@link AuditEntry}. Rejects with `LeadStoreFailure`. */
export interface AuditStore {
  write(entries: readonly AuditEntry[]): Promise<void>;
  /** The newest first. */
  list(
    filter: { readonly tenant?: string; readonly leadId?: string },
    limit: number,
  ): Promise<readonly AuditEntry[]>;
}
