import type { LeadValues } from './submission.ts';

/** Fields that are sensitive in every form, whatever the caller says. */
const always = ['dateOfBirth', 'driverLicenceNumber', 'taurus_customer_key', 'customerKey'];

/** `Date of birth`, `date_of_birth` and `dateOfBirth` are one name. */
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Tells sensitive fields by their names, which may be written with other case and separators.
 * @param more names besides birth date, licence number and the lender's customer key
 */
export function sensitiveNames(more: readonly string[] = []): (name: string) => boolean {
  const names = new Set([...always, ...more].map(plain));
  return (name) => names.has(plain(name));
}

/** Parts values into those that may be seen and those that may not. */
export function partValues(
  values: LeadValues,
  isSensitive: (name: string) => boolean,
): { open: LeadValues; sensitive: LeadValues } {
  const entries = Object.entries(values);
  return {
    open: Object.fromEntries(entries.filter(([name]) => !isSensitive(name))),
    sensitive: Object.fromEntries(entries.filter(([name]) => isSensitive(name))),
  };
}
