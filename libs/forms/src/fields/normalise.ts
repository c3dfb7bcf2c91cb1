import type { FormFieldType } from '@forecourt/block-schemas';

const twoDigits = (text: string): string => text.padStart(2, '0');

/** A day as people write it here, day first, as ISO 8601; anything else stays as it is. */
const isoDay = (text: string): string =>
  text.replace(
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/,
    (_, day: string, month: string, year: string) =>
      `${year}-${twoDigits(month)}-${twoDigits(day)}`,
  );

/** `25k` as people say it is 25000. */
const thousands = (text: string): string =>
  /^\d{1,6}(?:\.\d{1,3})?k$/i.test(text) ? String(Math.round(parseFloat(text) * 1000)) : text;

const bare = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

/** What a typed text becomes before it is checked and sent, by field type. */
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

/** Types whose text may have more than one line. */
const isMultiline = (type: FormFieldType): boolean => type === 'textarea' || type === 'address';

/**
 * A typed text as it is checked and sent: without spaces around it, letters with their accents in
 * one form, one line where one is asked, and what its type asks beside: a telephone number without
 * spaces, an amount without sign, a plate in capitals.
 */
export function normaliseText(type: FormFieldType, text: string): string {
  const lines = text.normalize('NFC').replace(/\r\n?|[\v\f]/g, '\n');
  const trimmed = (isMultiline(type) ? lines : lines.replace(/\s+/g, ' ')).trim();
  return normalisers[type]?.(trimmed).trim() ?? trimmed;
}
