import { malformed, type AddressError } from './address-error-kinds.ts';

/** An e-mail address. */
export const mailbox = /^[^\s@<>,;:"()/][^\s@<>,;:"()]*@[a-z0-9](?:[a-z0-9-]*\.)+[a-z]{2,}$/i;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the error of a `mailto:` address, if any. */
export function mailError(address: string): AddressError | undefined {
  const [, written = '', query = ''] = /^mailto:([^?]*)(\?.*)?$/is.exec(address) ?? [];
  const to = decoded(written);
  // Without a mailbox, the visitor chooses one: links that share a page are written like that.
  if (to === '' && query !== '') return undefined;
  if (!/\s/.test(written) && to.split(',').every((each) => mailbox.test(each.trim())))
    return undefined;
  const tidy = to.replace(/^\/+|\s+/g, '');
  const isMeant = tidy !== written && tidy.split(',').every((each) => mailbox.test(each));
  return malformed(
    to === ''
      ? `"${address}" has no e-mail address; write one behind mailto:`
      : isMeant
        ? `an e-mail address in a link has no spaces or slashes: write "${tidy}"`
        : `"${to}" is not an e-mail address; write one such as sales@dealer.example`,
    isMeant ? `mailto:${tidy}${query}` : undefined,
    isMeant,
  );
}

/**
 * Returns a phone number as phones dial it, without the trunk prefix 0 that is not dialled behind the
 * code of a country: `+61 (0)3 5550 0142`.
 */
export const dialled = (number: string): string =>
  number
    .replace(/^\/+|[\s\u2010-\u2015]+/g, '')
    .replace(/^((?:\+|00)[0-9]{1,3})[.-]?\(0\)/, '$1')
    .replace(/^((?:\+|00)6[14])[.-]?0(?=[1-9])/, '$1');

/** Returns the error of a `tel:` or `sms:` address, if any. */
export function phoneError(address: string): AddressError | undefined {
  const [, scheme = '', written = '', rest = ''] =
    /^(tel|sms):([^?;]*)([?;].*)?$/is.exec(address) ?? [];
  const number = decoded(written);
  if (scheme.toLowerCase() === 'sms' && number === '' && rest !== '') return undefined;
  const digits = number.replace(/[^0-9]/g, '').length;
  if (/^\+?[0-9().-]+$/.test(number) && digits >= 3 && digits <= 15) return undefined;
  // Other slashes separate two numbers, or an area code: "03 5550 0142/3".
  const tidy = dialled(number);
  // A country and an area alone, as in "+64 7 555", are no number yet.
  const minDigits = tidy.startsWith('+') ? 8 : 3;
  const count = tidy.replace(/[^0-9]/g, '').length;
  const isMeant = /^\+?[0-9().-]+$/.test(tidy) && count >= minDigits && count <= 15;
  return malformed(
    number === ''
      ? `"${address}" has no phone number; write one behind ${scheme.toLowerCase()}:`
      : isMeant
        ? `a phone number in a link has no spaces or slashes: write "${tidy}"`
        : `"${number}" is not a phone number; write digits, with + and the country in front, such as +61255500142`,
    isMeant ? `${scheme.toLowerCase()}:${tidy}${rest}` : undefined,
    isMeant,
  );
}
