import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../settings/config-error.ts';
import { readConfig } from '../config.ts';
import { formBlock, formTenant, startSampleForms } from '../testing/sample-forms.ts';
import { configuredTurnstile } from './configured-captcha.ts';

const alex = { name: 'Alex Tran', phone: '0491 570 156', email: 'alex@example.com' };
const keys = { siteKey: '1x00000000000000000000AA', secret: 'secret of the service' };

describe('Turnstile as the captcha', () => {
  let answer: { status: number; body: unknown } = { status: 200, body: { success: true } };
  const asked: string[] = [];
  const service = createServer((req, res) => {
    req.setEncoding('utf8').on('data', (text: string) => asked.push(text));
    req.on('end', () => {
      res.writeHead(answer.status, { 'content-type': 'application/json' });
      res.end(JSON.stringify(answer.body));
    });
  });
  beforeAll(() => new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => service.close(resolve)));
  const start = async () => {
    const failures: string[] = [];
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const captcha = configuredTurnstile(keys, (reason) => failures.push(reason), { url });
    const tenant = await formTenant('north', { '/contact': [formBlock({ preset: 'lead' })] });
    return { failures, forms: await startSampleForms([tenant], { forms: { captcha } }) };
  };
  const scripted = { scripted: true };

  it('FRM-2: both keys together are read from the environment; one alone stops the start', () => {
    const both = { TURNSTILE_SITE_KEY: keys.siteKey, TURNSTILE_SECRET_KEY: keys.secret };
    expect(readConfig(both, '/').turnstile).toEqual(keys);
    expect(readConfig({}, '/').turnstile).toBeUndefined();
    expect(() => readConfig({ TURNSTILE_SECRET_KEY: keys.secret }, '/')).toThrow(ConfigError);
    expect(() => readConfig({ TURNSTILE_SITE_KEY: 'x' }, '/')).toThrow(/set together/);
  });

  it('FRM-2: pages may load its widget and know the site key, never the secret', async () => {
    const { forms } = await start();
    const { text, headers } = await forms.app.ask('north.localhost', '/contact');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com;");
    expect(policy).toMatch(/frame-src [^;]*https:\/\/challenges\.cloudflare\.com/);
    expect(text).toContain(keys.siteKey);
    expect(text).not.toContain(keys.secret);
    expect((await forms.app.ask('north.localhost', '/api/captcha')).status).toBe(404);
    await forms.close();
  });

  it('FRM-2: the server asks the service; where it does not answer the visitor gets a question', async () => {
    const { forms, failures } = await start();
    const post = (more = {}) =>
      forms.post('/contact?_form=enquiry', { ...alex, _captcha: 'token', ...more }, scripted);
    answer = { status: 200, body: { success: false } };
    expect((await post()).status).toBe(422);
    answer = { status: 500, body: {} };
    const down = await post();
    expect([down.status, JSON.parse(down.text)]).toMatchObject([
      422,
      { outcome: 'captcha', question: true },
    ]);
    expect(failures).toEqual(['Turnstile answered 500']);
    expect(await forms.leads()).toEqual([]);
    answer = { status: 200, body: { success: true } };
    expect((await post()).status).toBe(200);
    expect(asked.at(-1)).toContain('response=token');
    await forms.close();
  });
});
