import { fieldKey } from '../text/field-key.ts';

/**
 * Answers that no page, browser's storage, log or message may show: they are encrypted where they are
 * stored, and only the lender gets them (API-4).
 */
const sensitiveNames = [
  'dateOfBirth',
  'driverLicenceNumber',
  'taurus_customer_key',
  'customerKey',
] as const;

const byFieldKey = new Map<string, string>(sensitiveNames.map((name) => [fieldKey(name), name]));

/** Well-known name of a sensitive answer in any spelling; undefined for other answers. */
export const sensitiveName = (name: string): string | undefined => byFieldKey.get(fieldKey(name));

/** True if the answers of a field are sensitive, in whatever spelling its name is written. */
export const isSensitiveName = (name: string): boolean => sensitiveName(name) !== undefined;
