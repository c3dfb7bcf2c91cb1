import { isSensitiveName } from '@forecourt/domain';
import type { LeadValues } from './submission.ts';

/** Splits values into those that may be shown and those that must be encrypted. */
export function partValues(values: LeadValues): { open: LeadValues; sensitive: LeadValues } {
  const entries = Object.entries(values);
  return {
    open: Object.fromEntries(entries.filter(([name]) => !isSensitiveName(name))),
    sensitive: Object.fromEntries(entries.filter(([name]) => isSensitiveName(name))),
  };
}
