import type { FormFieldType } from '@forecourt/block-schemas';
import { meantText } from '@forecourt/domain';

const twoDigits = (text: string): string => text.padStart(2, '0');

/** Converts a day-first date to ISO 8601; other text stays as it is. */
const isoDay = (text: string): string =>
  text.replace(
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/,
    (_, day: string, month: string, year: string) =>
      `${year}-${twoDigits(month)}-${twoDigits(day)}`,
  );

/** Converts `25k` to 25000. */
const thousands = (text: string): string =>
  /^\d{1,6}(?:\.\d{1,3})?k$/i.test(text) ? String(Math.round(parseFloat(text) * 1000)) : text;

const bare = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

/** Normalisers of typed text by field type. */
const normalisers: Partial<Record<FormFieldType, (text: string) => string>> = {
  tel: (text) =>
    bare(text)
      .replace(/[().\-/‐-―]/g, '')
      .replace(/^00(?:11)?(?=[1-9])/, '+')
      .replace(/^\+(61|64)0/, '+$1'),
  email: (text) => text.replace(/^mailto:/i, ''),
  number: (text) => bare(text).replaceAll(',', ''),
  currency: (text) =>
    thousands(
      bare(text)
        .replace(/^(?:AUD?|NZD?)?\$?/i, '')
        .replaceAll(',', ''),
    ).replace(/\.0{0,2}$/, ''),
  odometer: (text) =>
    thousands(
      bare(text)
        .replaceAll(',', '')
        .replace(/(?:kms?|kilometres)$/i, ''),
    ),
  rego: (text) => text.normalize('NFKC').toUpperCase(),
  postcode: bare,
  year: bare,
  date: (text) => isoDay(bare(text)),
  datetime: (text) =>
    isoDay(text.normalize('NFKC'))
      .replace(/^(\d{4}-\d\d-\d\d)[ T,]+(\d{1,2}:\d\d)/, (_, day: string, time: string) => {
        return `${day}T${time.padStart(5, '0')}`;
      })
      .replace(/^(.{16}):\d\d(?:\.\d+)?$/, '$1'),
};

/** Returns true for types whose text may have several lines. */
const isMultiline = (type: FormFieldType): boolean => type === 'textarea' || type === 'address';

/**
 * Normalises a typed text for checking and sending: trimmed, in Unicode form C, without
 * mis-encoded characters, on one line unless
 * the type has several, and by its type: a phone number without spaces, an amount without its sign, a
 * registration in capitals.
 */
export function normaliseText(type: FormFieldType, text: string): string {
  const lines = meantText(text).normalize('NFC').replace(/\r\n?/g, '\n');
  const trimmed = (isMultiline(type) ? lines : lines.replace(/\s+/g, ' ')).trim();
  return normalisers[type]?.(trimmed).trim() ?? trimmed;
}

/** Numbers without the zero that begins them in their country: a spreadsheet takes it for a number. */
const withoutZero = { AU: /^[23478]\d{8}$/, NZ: /^(?:[34679]\d{7}|2\d{7,9})$/ } as const;

/**
 * Completes a normalised phone number that has its country code without a plus, as messengers write it,
 * or that lost its first zero. Neither can be another number of the country.
 */
export const nationalPhone = (text: string, region: keyof typeof withoutZero): string => {
  if (/^(?:61[23478]\d{8}|64(?:[34679]\d{7}|2\d{7,9}))$/.test(text)) return `+${text}`;
  return withoutZero[region].test(text) ? `0${text}` : text;
};
