import { createHmac } from 'node:crypto';

/** Prefix of a base64 secret, as the Standard Webhooks write it. Any other secret is used as it is. */
const encodedPrefix = 'whsec_';

/**
 * Headers that let a receiver verify origin and time of a webhook, as the Standard Webhooks
 * specification defines them (standardwebhooks.com): `webhook-signature` is `v1,` and
 * the base64 of HMAC-SHA256 over id, timestamp and body, joined by dots.
 * @param at milliseconds since 1970; sent in seconds
 */
export function signatureHeaders(
  id: string,
  body: string,
  at: number,
  secret: string,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(at / 1_000));
  const key = secret.startsWith(encodedPrefix)
    ? Buffer.from(secret.slice(encodedPrefix.length), 'base64')
    : Buffer.from(secret);
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
