import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordingCrm, signatureError, type RecordingCrm } from '../testing/recording-crm.ts';
import { signatureHeaders } from './signature.ts';
import { webhook, webhookAddress, type WebhookOptions } from './webhook.ts';

describe('webhook', () => {
  let crm: RecordingCrm;
  beforeEach(async () => {
    crm = await recordingCrm();
  });
  afterEach(() => crm.close());
  const payload = { id: 'lead.1.crm', content: '{"name":"Zoë"}' };
  const send = (options: Partial<WebhookOptions> = {}, signal = new AbortController().signal) =>
    webhook({ url: crm.url, secret: crm.secret, ...options }).deliver(payload, signal);

  it('API-4: posts the lead as it is, with a signature that its receiver can check', async () => {
    expect(await send()).toEqual({ outcome: 'delivered' });
    expect(crm.errors).toEqual([]);
    expect(crm.taken).toEqual(new Map([[payload.id, payload.content]]));
    expect(crm.received[0]!.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Forecourt',
    });
    await send({ secret: 'another secret altogether' });
    expect(crm.errors).toEqual([`${payload.id}: the signature does not fit`]);
  });

  it('API-4: the signature is that of the Standard Webhooks, its own example included', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const headers = signatureHeaders(
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      '{"test": 2432232314}',
      1614265330_000,
      secret,
    );
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
    const now = 1614265330_000;
    const raw = signatureHeaders('id', 'body', now, 'secret');
    expect(signatureError(raw, 'body', 'secret', now)).toBeUndefined();
    expect(signatureError(raw, 'other', 'secret', now)).toBeDefined();
    expect(signatureError({ ...raw, 'webhook-id': 'other' }, 'body', 'secret', now)).toBeDefined();
    expect(signatureError(raw, 'body', 'secret', now + 301_000)).toBe('sent long ago');
  });

  it.each([200, 201, 202, 204])('API-4: %i is delivered', async (status) => {
    crm.answer = () => status;
    expect(await send()).toEqual({ outcome: 'delivered' });
  });

  it.each([400, 401, 404, 410, 422])('API-4: %i is a refusal', async (status) => {
    crm.answer = () => status;
    expect(await send()).toEqual({ outcome: 'refused', reason: `HTTP ${status}` });
  });

  it.each([408, 429, 500, 502, 503])('API-4: %i is worth another try', async (status) => {
    crm.answer = () => status;
    expect(await send()).toEqual({ outcome: 'failed', reason: `HTTP ${status}` });
  });

  it.each(['http://crm.example/leads', 'http://10.0.0.7/leads', 'ftp://crm/', 'http://a:b@crm/'])(
    'API-4: a lead is not sent to %s',
    (url) => expect(() => webhookAddress(url)).toThrow(/^a webhook’s url must /),
  );

  it.each([
    'https://crm.example/x?key=1',
    'http://127.0.0.1:9/x',
    'http://[::1]:9/',
    'http://crm/x',
  ])('API-4: a lead may be sent to %s', (url) => expect(webhookAddress(url).href).toBe(url));

  it('API-4: an answer that is not HTTP is named as such', async () => {
    const server = createServer((socket) => socket.end('\0\x01garbage')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await send({ url: `http://127.0.0.1:${port}/` })).toEqual({
      outcome: 'failed',
      reason: 'invalid reply (not HTTP)',
    });
    server.close();
  });

  it('API-4: a redirect is not followed', async () => {
    crm.answer = () => ({ status: 307, headers: { location: crm.url } });
    expect(await send()).toEqual({
      outcome: 'refused',
      reason: 'HTTP 307 (a redirect, not followed)',
    });
    expect(crm.received).toHaveLength(1);
  });

  const html = 'text/html; charset=utf-8';
  it.each([
    [html, '<!DOCTYPE html><title>Sign in</title>'],
    [html, '\uFEFF\n<!-- portal -->\n<html lang="en">'],
    ['application/xhtml+xml', '<?xml version="1.0"?><html xmlns="x">'],
    [html, `<html>${'x'.repeat(300_000)}`],
    [undefined, '<!doctype html>'],
  ])('API-4: a page of type %s that comes with 200 is not a delivery', async (type, body) => {
    crm.answer = () => ({ status: 200, headers: { ...(type && { 'content-type': type }) }, body });
    expect(await send()).toEqual({ outcome: 'refused', reason: 'HTTP 200 with an HTML page' });
    expect(await send({ expect: 'any' })).toEqual({ outcome: 'delivered' });
  });

  it.each([
    [html, 'OK'],
    [html, ''],
    [html, '<p>Accepted</p>'],
    ['application/json', '{"page":"<!doctype html>"}'],
    ['text/plain', '<!doctype html>'],
  ])('API-4: an acknowledgement of type %s is a delivery: %j', async (type, body) => {
    crm.answer = () => ({ status: 200, headers: { 'content-type': type }, body });
    expect(await send()).toEqual({ outcome: 'delivered' });
  });

  it('API-4: a response that stays open after its status is a delivery', async () => {
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('OK')),
    });
    const fetch = async (_url: unknown, { signal }: RequestInit = {}) => {
      const body = endless.pipeThrough(new TransformStream(), { signal: signal! });
      return new Response(body, { headers: { 'content-type': html } });
    };
    expect(await send({ fetch: fetch as typeof globalThis.fetch, timeout: 20 })).toEqual({
      outcome: 'delivered',
    });
  });

  it.each([
    ['120', 120_000],
    ['Wed, 20 May 2026 10:02:00 GMT', 120_000],
    ['99999999', 6 * 60 * 60_000],
    ['Wed, 20 May 2020 10:02:00 GMT', undefined],
    ['soon', undefined],
    ['-5', undefined],
  ])('API-4: Retry-After: %s is honoured', async (text, retryAfter) => {
    crm.answer = () => ({ status: 503, headers: { 'retry-after': text } });
    const now = () => Date.UTC(2026, 4, 20, 10);
    expect(await send({ now })).toEqual({
      outcome: 'failed',
      reason: 'HTTP 503',
      ...(retryAfter && { retryAfter }),
    });
  });

  it('API-4: a timeout, no connection and an aborted signal are failures', async () => {
    crm.answer = () => 'silence';
    expect(await send({ timeout: 20 })).toEqual({ outcome: 'failed', reason: 'timed out' });
    expect(await send({}, AbortSignal.abort())).toEqual({
      outcome: 'failed',
      reason: 'timed out',
    });
    const noCode = async () => {
      throw new Error('to crm.example');
    };
    const refused = Object.assign(new Error(), { code: 'ECONNREFUSED' });
    const noServer = async () => {
      throw new TypeError('fetch failed', { cause: refused });
    };
    expect(await send({ fetch: noCode })).toEqual({ outcome: 'failed', reason: 'no answer' });
    expect(await send({ fetch: noServer })).toEqual({
      outcome: 'failed',
      reason: 'no answer (ECONNREFUSED)',
    });
  });

  it('API-4: an address that is not http or https, or holds a credential, is refused without repeating it', () => {
    const bad = [
      '',
      'crm.example',
      'file:///etc/passwd',
      'javascript:0',
      'https://u:hidden@crm.example',
    ];
    for (const url of bad) {
      expect(() => webhook({ url, secret: 's' })).toThrow(/^a webhook’s url must/);
      expect(() => webhook({ url, secret: 's' })).not.toThrow(/hidden/);
    }
    expect(() => webhook({ url: crm.url, secret: '' })).toThrow(/secret/);
  });
});
