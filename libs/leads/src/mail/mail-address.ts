import { domainToASCII } from 'node:url';

/** One plain address: no name, list, comment, quote or control character (RFC 5321's dot-atoms only). */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(text);

/**
 * Returns the address that a visitor typed as mail servers take it, an international domain in ASCII
 * ("ann@bücher.example"); undefined unless it is certain to be a single address.
 */
export function visitorAddress(typed: string | undefined): string | undefined {
  if (typed === undefined || isMailAddress(typed)) return typed;
  const [, local, domain] = /^(.+)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(typed) ?? [];
  const address = `${local}@${domainToASCII(domain ?? '')}`;
  return isMailAddress(address) ? address : undefined;
}

/** Longest display name: mail programs cut off longer ones. */
const maxName = 70;

/** Text that could pass for an address of someone else beside the real one. */
const addressLike = /[@<>]/g;

/**
 * The sender of a mail with the dealer's name, which the mailer encodes. The address is the operator's,
 * and nothing in the name looks like another.
 */
export function sender(name: string | undefined, address: string) {
  const plain = oneLine(name ?? '')
    .replace(addressLike, ' ')
    .replace(/ +/g, ' ');
  return { name: [...plain].slice(0, maxName).join('').trim(), address };
}

/** Characters that change the direction of the text that follows them. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text for a header: one line, without control characters or ones that reverse what follows. */
export const oneLine = (text: string): string =>
  text
    .replace(directions, '')
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim();
