/**
 * Characters that no address needs and that browsers strip, rewrite or that hide what an address
 * is: controls, spaces of every kind, invisible format characters, lone surrogates, backslashes
 * (browsers read them as slashes) and the characters that end an attribute.
 */
const forbiddenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\s\\<>"]/u;

/** `/path` on this site; `//host` would leave it. */
const sitePath = /^\/(?!\/)/;

const webAddress = /^https?:\/\/[^/]/i;
const contactAddress = /^(?:mailto|tel|sms):./i;

/** An origin that exists nowhere, to resolve addresses against as a browser would. */
const nowhere = 'https://nowhere.invalid';

/** Longest address that is passed on, in UTF-16 code units; the schemas allow no more. */
const longestAddress = 2000;

/**
 * The address if it may stand in an `href`, else undefined: a path on this site (`/finance`), a
 * place (`#hours`), a query (`?body=SUV`), or an http, https, mailto, tel or sms address. Anything
 * that a browser would read differently from how it looks is refused, never repaired.
 */
export function safeHref(value: unknown): string | undefined {
  if (!isPlainAddress(value)) return undefined;
  if (/^[#?]/.test(value) || isSitePath(value) || isWebAddress(value)) return value;
  return contactAddress.test(value) && URL.canParse(value) ? value : undefined;
}

/** The address if a picture, video or file may be loaded from it: a path on this site, http or https; else undefined. */
export function safeSrc(value: unknown): string | undefined {
  if (!isPlainAddress(value)) return undefined;
  return isSitePath(value) || isWebAddress(value) ? value : undefined;
}

function isPlainAddress(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value !== '' &&
    value.length <= longestAddress &&
    !forbiddenCharacters.test(value)
  );
}

function isSitePath(value: string): boolean {
  return (
    sitePath.test(value) &&
    URL.canParse(value, nowhere) &&
    new URL(value, nowhere).origin === nowhere
  );
}

/** http or https with a host of its own and no user name, which only serves to disguise the host. */
function isWebAddress(value: string): boolean {
  if (!webAddress.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname !== '' && username === '' && password === '';
}
