/** Report of what could not be stored; contains no personal data. */
export interface StoreLoss {
  readonly tenant: string;
  /** Page and id of the form. */
  readonly form: string;
  /** A lead, or fields that the server adds to a stored lead. */
  readonly lost: 'lead' | 'addition';
  /** The database's code. */
  readonly code: string;
}

/** Reports a loss. */
export type ReportLoss = (lost: StoreLoss['lost'], code: string) => void;
