import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { guardedLookup, refusePrivateHost } from './address-guard.ts';
import type { AddressFilter } from './address-guard.ts';

/** Head of a response. */
export interface ResponseHead {
  readonly status: number;
  readonly location?: string;
  readonly retryAfter?: string;
}

/** Options of {@link sendRequest}. */
export interface RequestOptions {
  readonly method: 'HEAD' | 'GET';
  readonly userAgent: string;
  readonly isAllowed: AddressFilter;
  /** Maximum time for the response's head, in milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/** Sends a request and returns the response's head; its body is not read. Redirects are not followed. */
export function sendRequest(url: URL, options: RequestOptions): Promise<ResponseHead> {
  const { method, userAgent, isAllowed, timeout, signal } = options;
  return new Promise((done, fail) => {
    refusePrivateHost(url.hostname, isAllowed);
    const send = url.protocol === 'http:' ? requestHttp : requestHttps;
    const request = send(url, {
      method,
      agent: false,
      lookup: guardedLookup(isAllowed),
      headers: { 'user-agent': userAgent, accept: '*/*' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    request.on('error', fail);
    request.on('response', ({ statusCode = 0, headers }) => {
      done({ status: statusCode, location: headers.location, retryAfter: headers['retry-after'] });
      request.destroy();
    });
    request.end();
  });
}
