/**
 * Characters that no URL needs, and that browsers strip or rewrite or that disguise a URL:
 * controls, spaces of every kind, invisible format characters, lone surrogates, backslashes (which
 * browsers read as slashes) and the characters that end an attribute.
 */
const forbiddenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\s\\<>"]/u;

/** Matches `/path` on this site, but not `//host`. */
const sitePath = /^\/(?!\/)/;

/** Matches a path on this site of characters that have no meaning of their own in URLs. */
const simplePath = /^\/(?:[\w-][\w./-]*)?$/;

const webAddress = /^https?:\/\/[^/]/i;
const contactAddress = /^(?:mailto|tel|sms):./i;

/** A non-existent origin, as base to resolve URLs. */
const nowhere = 'https://nowhere.invalid';

/** Maximum length of a URL in UTF-16 code units, as in the schemas. */
const maxUrlLength = 2000;

/**
 * Returns a URL that is safe as `href`, else undefined: a path on this site (`/finance`), a
 * fragment (`#hours`), a query (`?body=SUV`), or an http, https, mailto, tel or sms URL. Rejects
 * anything that a browser would read differently from how it looks, rather than repairing it.
 */
export function safeHref(value: unknown): string | undefined {
  if (!isPlainAddress(value)) return undefined;
  if (/^[#?]/.test(value) || isSitePath(value) || isWebAddress(value)) return value;
  return contactAddress.test(value) && URL.canParse(value) ? value : undefined;
}

/**
 * Returns a URL that is safe as source of a picture, video or file, else undefined: a path on this
 * site, http or https.
 */
export function safeSrc(value: unknown): string | undefined {
  if (!isPlainAddress(value)) return undefined;
  return isSitePath(value) || isWebAddress(value) ? value : undefined;
}

function isPlainAddress(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value !== '' &&
    value.length <= maxUrlLength &&
    !forbiddenCharacters.test(value)
  );
}

function isSitePath(value: string): boolean {
  // A page may have hundreds of links, and nearly all are such paths: parsing them takes long.
  if (simplePath.test(value)) return true;
  return (
    sitePath.test(value) &&
    URL.canParse(value, nowhere) &&
    new URL(value, nowhere).origin === nowhere
  );
}

/**
 * True for an http or https URL with a host and without a user name, which could disguise the host.
 */
function isWebAddress(value: string): boolean {
  if (!webAddress.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname !== '' && username === '' && password === '';
}
