import type { FormViewer } from '@forecourt/forms';
import { jwtVerify, type JWTPayload } from 'jose';
import { cookiesOf } from './cookies.ts';

/** Name of the cookie that the dashboard gives to visitors who sign in. */
const viewerCookie = 'forecourt_viewer';

/**
 * Reads the signed-in visitor of a tenant from the request's `Cookie` header; undefined without a
 * valid cookie.
 */
export type ReadViewer = (
  cookies: string | undefined,
  tenant: string,
  now: Date,
) => Promise<FormViewer | undefined>;

/** Maximum length of a browser's cookie. */
const longestToken = 4096;
const phonePattern = /^[+0-9() -]{3,40}$/;

/**
 * Reads viewer cookies: JSON Web Tokens (RFC 7519) signed by HMAC-SHA256 (`HS256`) with one of the
 * secrets, for the tenant's slug as audience and with an expiry. Other algorithms are rejected.
 * Without secrets nobody is signed in.
 */
export function createViewerReader(secrets: readonly string[]): ReadViewer {
  const keys = secrets.map((secret) => new TextEncoder().encode(secret));
  return async (cookies, tenant, now) => {
    if (keys.length === 0) return undefined;
    for (const token of tokensIn(cookies)) {
      for (const key of keys) {
        const claims = await verifiedClaims(token, key, tenant, now);
        if (claims) return viewerOf(claims);
      }
    }
    return undefined;
  };
}

const tokensIn = (cookies: string | undefined): readonly string[] =>
  cookiesOf(cookies, viewerCookie).filter((token) => token.length <= longestToken);

/** Returns the claims of a valid token, and undefined for any other, whatever is wrong with it. */
async function verifiedClaims(
  token: string,
  key: Uint8Array,
  audience: string,
  currentDate: Date,
): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience,
      requiredClaims: ['exp'],
      currentDate,
    });
    return payload;
  } catch {
    return undefined;
  }
}

const viewerOf = ({ phone_number: phone }: JWTPayload): FormViewer =>
  typeof phone === 'string' && phonePattern.test(phone) ? { phone } : {};
