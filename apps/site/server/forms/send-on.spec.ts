import express from 'express';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { sendOn } from './send-on.ts';

const app = express();
app.get('/', (req, res) => sendOn(res, String(req.query.to), {}));
const server = app.listen(0, '127.0.0.1');
afterAll(() => server.close());

const ask = async (to: string) => {
  const { port } = server.address() as AddressInfo;
  const query = new URLSearchParams({ to });
  return fetch(`http://127.0.0.1:${port}/?${query}`, { redirect: 'manual' });
};

it('FRM-12: a path of the site is a redirect that is fetched anew', async () => {
  const reply = await ask('/thank-you?category=survey');
  expect([reply.status, reply.headers.get('location')]).toEqual([
    303,
    '/thank-you?category=survey',
  ]);
});

it('FNQ-4: another website is gone on to by a page, which no policy of the form holds back', async () => {
  const reply = await ask('https://lender.example/quote?dealership_id=1&x="><script>');
  const html = await reply.text();
  expect(reply.status).toBe(200);
  expect(reply.headers.get('refresh')).toMatch(/^0; url=https:\/\/lender\.example\/quote\?/);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('href="https://lender.example/quote?dealership_id=1&amp;x=');
  expect(html).not.toContain('<script>');
});

it('FNQ-4: a scheme-less address is another website, not a path', async () => {
  await expect(ask('//elsewhere.example/x').then(({ status }) => status)).resolves.toBe(500);
});
