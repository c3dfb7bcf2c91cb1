import { describe, expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { sampleRenderer, startSampleApp } from '../testing/sample-app.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';

const north = await sampleTenant('north', ['/', '/finance']);

/** Asks a server for targets and gives what it logged. */
async function logged(
  targets: readonly string[],
  headers: Record<string, string> = {},
  options: Parameters<typeof startSampleApp>[1] = {},
) {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line: string) => void lines.push(line) });
  const app = await startSampleApp([north], { log, ...options });
  const ids: unknown[] = [];
  for (const target of targets) {
    const answer = await app.ask('north.localhost', target, { headers });
    ids.push(answer.headers['x-request-id']);
  }
  await app.close();
  return { text: lines.join(''), entries: lines.map((line) => JSON.parse(line)), ids };
}

describe('the request log', () => {
  it('WEB-5: has a line for each request with its id, tenant, path and status', async () => {
    const { entries, ids } = await logged(['/finance', '/nothing']);
    expect(entries).toMatchObject([
      { msg: 'request', method: 'GET', path: '/finance', tenant: 'north', status: 200 },
      { msg: 'request', path: '/nothing', status: 404 },
    ]);
    expect(entries.map(({ requestId }) => requestId)).toEqual(ids);
  });

  it('OPS-1: a server that is not ready is no error; a failed request is one', async () => {
    const broken = () => {
      throw new Error('no page');
    };
    const renderer = { ...sampleRenderer(), page: broken };
    const { entries } = await logged(['/readyz', '/'], {}, { renderer, isReady: () => false });
    const requests = entries.filter(({ msg }) => msg === 'request');
    expect(requests).toMatchObject([
      { path: '/readyz', status: 503, level: 30 },
      { path: '/', status: 500, level: 50 },
    ]);
  });

  it('WEB-5: holds no query, address, cookie or browser', async () => {
    const { text } = await logged(['/finance?name=Ngaio&phone=0215550142'], {
      'x-forwarded-for': '203.0.113.9',
      cookie: 'session=s3cret',
      'user-agent': 'Some browser',
      referer: 'https://north.example/?email=ngaio',
    });
    expect(text).not.toMatch(
      /Ngaio|0215550142|203\.0\.113|127\.0\.0\.1|s3cret|Some browser|email/i,
    );
  });

  it('accepts a request id from a trusted proxy only, and only one that is safe to log', async () => {
    const id = 'edge-7f3a90c2';
    const trusted = { trustProxy: 'loopback' };
    expect((await logged(['/'], { 'x-request-id': id })).ids).not.toEqual([id]);
    expect((await logged(['/'], { 'x-request-id': id }, trusted)).ids).toEqual([id]);
    expect((await logged(['/'], { 'x-request-id': 'a b{}' }, trusted)).ids).not.toEqual(['a b{}']);
  });

  it('TEN-5: logs an unknown block type once, however many visitors come', async () => {
    const note = 'unknown block type "wheel" left out';
    const renderer = {
      ...sampleRenderer(),
      page: () => ({ pieces: ['<!doctype html>'], styles: [], notes: [note, note] }),
    };
    const { entries } = await logged(['/', '/finance', '/'], {}, { renderer, pageCacheMb: 0 });
    const warnings = entries.filter(({ msg }) => msg === note);
    expect(warnings).toMatchObject([{ tenant: 'north', path: '/', level: 40 }]);
  });
});
