/** A phone number of a lead for people and for their phones. */
export interface PhoneNumber {
  /** In the groups in which people read it: `0491 570 156`. */
  readonly text: string;
  /** Digits for `tel:` and `sms:`, with a leading `+` where it has one. */
  readonly digits: string;
  /** True if it can receive text messages. */
  readonly isMobile: boolean;
}

/** Mobile numbers begin with 04 in Australia and with 02 in New Zealand, where 02 is no area code. */
const mobile = /^(?:\+?61\s*\(?0?\)?\s*4|04|\+?64\s*\(?0?\)?\s*2)/;

/**
 * Reads a phone number; undefined for text that no phone can call.
 * @param timeZone of the dealer, since 02 begins mobile numbers in New Zealand and landlines in Australia
 */
export function phoneNumber(given: string, timeZone?: string): PhoneNumber | undefined {
  const text = given.trim();
  const digits = text.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  if (!/^\+?\d{6,15}$/.test(digits) || /[^\d\s+().-]/.test(text)) return undefined;
  const isNewZealand = timeZone === 'Pacific/Auckland' || timeZone === 'Pacific/Chatham';
  const isMobile = mobile.test(digits) || (isNewZealand && /^02/.test(digits));
  return { text: text === digits ? grouped(digits, isMobile) : text, digits, isMobile };
}

function grouped(digits: string, isMobile: boolean): string {
  if (!/^0\d{8,10}$/.test(digits)) return digits;
  const parts = isMobile
    ? digits.startsWith('04')
      ? /^(\d{4})(\d{3})(\d{3,4})$/.exec(digits)
      : /^(\d{3})(\d{3})(\d{3,5})$/.exec(digits)
    : /^(\d{2})(\d{3,4})(\d{4})$/.exec(digits);
  return parts ? parts.slice(1).join(' ') : digits;
}
