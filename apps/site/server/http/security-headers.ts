import { createHash } from 'node:crypto';
import { isPrivateAddress, tagManagerOrigin } from '@forecourt/renderer';
import { LRUCache } from 'lru-cache';
import type { RequestHandler } from 'express';
import { targetOf } from './request-target.ts';

/** Headers by name. */
export type ResponseHeaders = Readonly<Record<string, string>>;

/**
 * Returns the headers of every response.
 * @param isSecure true if the visitor uses HTTPS.
 * @param isPrivate true if the address contains a key or personal data: it is never sent as a
 * referrer, not even to this site, and no search engine lists it.
 */
export const securityHeadersOf = (isSecure: boolean, isPrivate: boolean): ResponseHeaders => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': isPrivate ? 'strict-origin' : 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), browsing-topics=()',
  ...(isPrivate && { 'X-Robots-Tag': 'noindex' }),
  ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000' }),
});

/** Adds the headers of every response. */
export const securityHeaders: RequestHandler = (req, res, next) => {
  res.set(securityHeadersOf(req.secure, isPrivateAddress(targetOf(req.originalUrl).search)));
  next();
};

/** Origins that the tag manager and its usual analytics report to. */
const reportOrigins = `${tagManagerOrigin} https://*.google-analytics.com https://*.analytics.google.com`;

/** Sources that a page's policy allows besides its own origin. */
export interface PagePolicy {
  /** Text of every `<style>` element of the page; a page without any may link to style sheets of its own origin. */
  readonly styles: readonly string[];
  /** Origins whose players may be framed, such as `https://www.youtube-nocookie.com`. */
  readonly frameOrigins: readonly string[];
  /** True if the site's tag manager may run and report. */
  readonly isMeasured?: boolean;
  /** Origin of the captcha's widget, unless it is our own. */
  readonly captchaOrigin?: string | undefined;
  /** Allows Vite's client in development: a socket for updates, and styles created at run time. */
  readonly development?: boolean;
}

/**
 * Builds the Content-Security-Policy of a page: scripts only from our own files, the tag manager of
 * a measured site and the captcha's widget; styles by hash or from our own files. `style-src-attr` is open for
 * numbers and colours that blocks set as custom properties; editors' colours are validated by
 * pattern first.
 */
export function contentSecurityPolicy(policy: PagePolicy): string {
  const { styles, frameOrigins, isMeasured, captchaOrigin, development } = policy;
  const captcha = captchaOrigin ? [captchaOrigin] : [];
  const scripts = ["'self'", ...(isMeasured ? [tagManagerOrigin] : []), ...captcha];
  const hashes = styles.map((text) => `'sha256-${styleHash(text)}'`);
  return [
    `default-src 'self'`,
    `script-src ${scripts.join(' ')}`,
    development ? `style-src 'self' 'unsafe-inline'` : `style-src ${hashes.join(' ') || `'self'`}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' https: data:`,
    `media-src 'self' https:`,
    `font-src 'self'`,
    `connect-src 'self'${isMeasured ? ` ${reportOrigins}` : ''}${development ? ' ws: wss:' : ''}`,
    `frame-src ${["'self'", ...frameOrigins, ...captcha].join(' ')}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
    `object-src 'none'`,
  ].join('; ');
}

const styleHashes = new LRUCache<string, string>({ max: 500 });

/** Pages share their style sheets, so each is hashed once. */
function styleHash(text: string): string {
  const hash = styleHashes.get(text) ?? createHash('sha256').update(text).digest('base64');
  styleHashes.set(text, hash);
  return hash;
}
