import { createHmac, timingSafeEqual } from 'node:crypto';
import { startUpstream, type Asked, type Upstream, type UpstreamOptions } from './upstream.ts';

export interface CrmOptions extends Partial<Pick<UpstreamOptions, 'port' | 'after'>> {
  /** Secret that signs deliveries: `whsec_` and base64, or any other string as it is. */
  readonly secret: string;
}

/**
 * Returns true if a delivery is signed according to Standard Webhooks (standardwebhooks.com): HMAC-SHA256
 * over id, time and body, base64, in a list of signatures of version 1.
 */
export function isSigned(secret: string, { headers, body }: Pick<Asked, 'headers' | 'body'>) {
  const key = secret.startsWith('whsec_')
    ? Buffer.from(secret.slice('whsec_'.length), 'base64')
    : Buffer.from(secret);
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = createHmac('sha256', key).update(content).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .map((each) => Buffer.from(each.replace(/^v1,/, ''), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

/**
 * A dealer's CRM: takes leads at `/leads` as signed webhooks, 200 for what is signed rightly and 401
 * for what is not. Each received delivery is in its arrivals, repeats included.
 */
export function startCrm({ secret, ...options }: CrmOptions): Promise<Upstream> {
  return startUpstream({
    name: 'crm',
    routes: [
      {
        name: 'leads',
        method: 'POST',
        path: /^\/leads$/,
        answer: (asked) =>
          isSigned(secret, asked)
            ? { status: 200, body: { received: asked.headers['webhook-id'] } }
            : { status: 401, body: { message: 'The signature is wrong' } },
      },
    ],
    ...options,
  });
}
