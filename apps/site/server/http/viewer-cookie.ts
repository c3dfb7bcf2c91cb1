import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormViewer } from '@forecourt/forms';

/** Name of the cookie that the dashboard gives to visitors who sign in. */
export const viewerCookie = 'forecourt_viewer';

/**
 * Reads the signed-in visitor of a tenant from the request's `Cookie` header; undefined without a
 * valid cookie.
 */
export type ReadViewer = (
  cookies: string | undefined,
  tenant: string,
  now: Date,
) => FormViewer | undefined;

/** Claims of the token. */
interface Claims {
  readonly aud?: unknown;
  readonly exp?: unknown;
  readonly nbf?: unknown;
  readonly phone_number?: unknown;
}

/** Maximum length of a browser's cookie. */
const longestToken = 4096;
const tokenPattern = /^([\w-]+)\.([\w-]+)\.([\w-]{43})$/;
const phonePattern = /^[+0-9() -]{3,40}$/;

/**
 * Reads viewer cookies: JSON Web Tokens (RFC 7519) signed by HMAC-SHA256 (`HS256`) with one of the
 * secrets, for the tenant's slug as audience and with an expiry. Other algorithms are rejected.
 * Without secrets nobody is signed in.
 */
export function createViewerReader(secrets: readonly string[]): ReadViewer {
  const isSigned = (text: string, signature: Buffer) =>
    secrets.some((secret) =>
      timingSafeEqual(createHmac('sha256', secret).update(text).digest(), signature),
    );

  return (cookies, tenant, now) => {
    if (secrets.length === 0) return undefined;
    for (const token of tokensIn(cookies)) {
      const [, head, body, signature] = tokenPattern.exec(token) ?? [];
      if (!head || !body || !signature) continue;
      if (!isSigned(`${head}.${body}`, Buffer.from(signature, 'base64url'))) continue;
      if (readJson<{ alg?: unknown }>(head)?.alg !== 'HS256') continue;
      const claims = readJson<Claims>(body);
      if (claims && isFor(claims, tenant) && isNow(claims, now)) return viewerOf(claims);
    }
    return undefined;
  };
}

/** Returns the values of every cookie of the name, since a parent domain may have set one as well. */
const tokensIn = (cookies = ''): string[] =>
  cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${viewerCookie}=`))
    .map((pair) => pair.slice(viewerCookie.length + 1))
    .filter((token) => token.length <= longestToken);

function readJson<T extends object>(part: string): T | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return value !== null && typeof value === 'object' ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}

const isFor = ({ aud }: Claims, tenant: string): boolean => [aud].flat().includes(tenant);

/** Seconds since 1970, as in the RFC. A token without an expiry is invalid. */
function isNow({ exp, nbf }: Claims, now: Date): boolean {
  const seconds = now.getTime() / 1000;
  if (typeof exp !== 'number' || !(exp > seconds)) return false;
  return nbf === undefined || (typeof nbf === 'number' && nbf <= seconds);
}

const viewerOf = ({ phone_number: phone }: Claims): FormViewer =>
  typeof phone === 'string' && phonePattern.test(phone) ? { phone } : {};
