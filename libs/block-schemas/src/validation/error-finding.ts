import type { Finding, FindingSubject } from '../findings.ts';

/** Returns an error, with its suggestion at the end of the message if there is one. */
export const errorFinding = (
  rule: Finding['rule'],
  pointer: string,
  message: string,
  suggestion?: string,
  about?: FindingSubject,
): Finding => ({
  rule,
  severity: 'error',
  pointer,
  message: suggestion === undefined ? message : `${message}, did you mean "${suggestion}"?`,
  suggestion,
  about,
});
