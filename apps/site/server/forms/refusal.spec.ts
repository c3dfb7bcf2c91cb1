import { copyFor } from '@forecourt/copy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  easyCaptcha,
  formBlock,
  formTenant,
  startSampleForms,
  type SampleForms,
} from '../testing/sample-forms.ts';

const enquiry = '/contact?_form=enquiry';
const alex = { name: 'Alex Tran', phone: '0491 570 156', email: 'alex@example.com' };

describe('posts that are not gone into', () => {
  let forms: SampleForms;
  beforeAll(async () => {
    const tenant = await formTenant('north', { '/contact': [formBlock({ preset: 'lead' })] });
    const site = { ...tenant.site, phone: '(02) 5550 0142' };
    forms = await startSampleForms([{ ...tenant, site }], {
      forms: {
        captcha: { check: easyCaptcha, setting: { kind: 'work', address: '/api/captcha' } },
        postsPerTenMinutes: 2,
      },
      app: { trustProxy: 'loopback' },
    });
  });
  afterAll(() => forms.close());
  const from = (address: string, more: object = {}, headers = {}) =>
    forms.post(
      enquiry,
      { ...alex, ...more },
      { headers: { 'x-forwarded-for': address, ...headers } },
    );
  const textOf = (html: string) =>
    html.replace(/<style>[^]*?<\/style>/g, '').replace(/<[^>]+>/g, ' ');

  it('FRM-12: who posts too often without scripts reads for how long, whom to call, and keeps what was typed', async () => {
    const send = () => from('203.0.113.20', { name: 'Robin <Wills>' });
    await send();
    await send();
    const { status, headers, text } = await send();
    expect([status, headers['cache-control']]).toEqual([429, 'private, no-cache']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['content-type']).toContain('text/html');
    expect(text).toContain('value="Robin &lt;Wills&gt;"');
    expect(text).toContain('<h1');
    expect(textOf(text)).toMatch(
      /try again in (?:10 minutes|\d+ seconds), or call us on \(02\) 5550 0142/,
    );
  });

  it('FRM-12: a post that waits stores nothing, and asks nothing of anybody', async () => {
    const before = (await forms.leads()).length;
    for (let count = 0; count < 4; count++)
      await from('203.0.113.21', { _captcha: `solved late ${count}` });
    expect((await forms.leads()).length - before).toBeLessThanOrEqual(2);
  });

  it.each([
    ['another site', 403, {}, { origin: 'https://evil.example' }],
    ['a body that is no form', 415, {}, { 'content-type': 'text/plain' }],
    ['a body that is too long', 413, { Comments: 'x'.repeat(300_000) }, {}],
  ])('WEB-2: %s is refused with a page in the site’s look', async (_, status, more, headers) => {
    const page = await from(`203.0.113.${status % 200}`, more, headers);
    expect(page.status).toBe(status);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("style-src 'self';");
    expect(page.text).toMatch(/<link rel="stylesheet" href="\/_styles\//);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.text).toMatch(/<h1>We couldn’t send this<\/h1>/);
    expect(page.text).toContain('href="tel:0255500142"');
    expect(page.text).toContain('name="robots" content="noindex');
    expect(page.text).not.toContain('Alex Tran');
  });

  it('WEB-2: waiting times are never rounded down', () => {
    expect([1, 40, 89, 90, 121, 600].map(copyFor({}).formAnswers.wait)).toEqual([
      ...['a second', '40 seconds', '89 seconds', '2 minutes', '3 minutes', '10 minutes'],
    ]);
  });
});
