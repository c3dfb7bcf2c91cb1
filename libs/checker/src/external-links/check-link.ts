import { setTimeout as sleep } from 'node:timers/promises';
import { sendRequest } from './send-request.ts';
import type { RequestOptions, ResponseHead } from './send-request.ts';

/** A link that works, or is broken for a reason. */
export type JudgedLink =
  { readonly state: 'works' } | { readonly state: 'broken'; readonly problem: string };

/** Result for a link, which could not be judged if there was no clear answer. */
export type LinkResult = JudgedLink | { readonly state: 'unknown' };

const maxRedirects = 5;
/** Longest time to wait if a server asks for a pause, in milliseconds. */
const maxPause = 20_000;

/** Statuses of servers that may not support HEAD. */
const needsGet = (status: number): boolean => status >= 400 && status !== 429 && status !== 503;

/** Problems of names and connections that visitors have too, by error code. */
const problems: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its domain does not exist',
  ECONNREFUSED: 'its server refuses connections',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another domain',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
};

/** Milliseconds that a server asks to wait; undefined if that is too long, or not stated. */
function pauseOf({ status, retryAfter }: ResponseHead, now: number): number | undefined {
  if ((status !== 429 && status !== 503) || retryAfter === undefined) return undefined;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : undefined;
  const pause = seconds ?? Date.parse(retryAfter) - now;
  return pause <= maxPause ? Math.max(0, pause) : undefined;
}

/** Sends a HEAD request, then a GET where the answer may depend on that; waits once if asked to. */
async function headOf(url: URL, options: Omit<RequestOptions, 'method'>): Promise<ResponseHead> {
  const send = async (method: RequestOptions['method']) => {
    const head = await sendRequest(url, { ...options, method });
    const pause = pauseOf(head, Date.now());
    if (pause === undefined) return head;
    await sleep(pause, undefined, { signal: options.signal });
    return sendRequest(url, { ...options, method });
  };
  const head = await send('HEAD');
  return needsGet(head.status) ? send('GET') : head;
}

/** Requests an address and follows its redirects. Never throws. */
export async function checkExternalLink(
  address: string,
  options: Omit<RequestOptions, 'method'>,
): Promise<LinkResult> {
  try {
    let url = new URL(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const { status, location } = await headOf(url, options);
      if (status >= 300 && status < 400 && location !== undefined) {
        url = new URL(location, url);
        if (!/^https?:$/.test(url.protocol)) return { state: 'unknown' };
        continue;
      }
      // Servers answer 401, 403 and 429 to programs where visitors see a page.
      const isBroken = [404, 410].includes(status) || (status >= 500 && status !== 503);
      if (isBroken) return { state: 'broken', problem: `its server answers ${status}` };
      return status >= 200 && status < 300 ? { state: 'works' } : { state: 'unknown' };
    }
    return { state: 'broken', problem: `it is redirected more than ${maxRedirects} times` };
  } catch (error) {
    const problem = problems[String((error as { code?: unknown }).code)];
    return problem === undefined ? { state: 'unknown' } : { state: 'broken', problem };
  }
}
