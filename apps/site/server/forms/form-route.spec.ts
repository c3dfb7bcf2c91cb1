import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeFields, type SampleForms } from '../testing/sample-forms.ts';
import { easyCaptcha, formBlock, formTenant, startSampleForms } from '../testing/sample-forms.ts';

const alex = { name: 'Alex Tran', phone: '0491 570 156', email: 'alex@example.com' };
const enquiry = '/contact?_form=enquiry';
const pages = { '/contact': [formBlock({ preset: 'lead' })], '/bare': [] };
const scripted = { scripted: true };
let solved = 0;
/** The post of a script, each with a solution of its own. */
const withCaptcha = (more = {}) => ({ ...alex, _captcha: `solved ${++solved}`, ...more });

describe('posts of forms', () => {
  let forms: SampleForms;
  const start = async (options: Partial<Parameters<typeof startSampleForms>[1]> = {}) => {
    const tenants = await Promise.all([formTenant('north', pages), formTenant('south', pages)]);
    const setting = { kind: 'work', address: '/api/captcha' } as const;
    return startSampleForms(tenants, {
      ...options,
      forms: {
        captcha: { check: easyCaptcha, setting },
        postsPerTenMinutes: 10_000,
        ...options.forms,
      },
    });
  };
  beforeAll(async () => {
    forms = await start();
  });
  afterAll(() => forms.close());
  const json = (text: string) => JSON.parse(text) as Record<string, unknown>;
  const nothingStored = async (work: () => Promise<void>) => {
    const before = (await forms.leads()).length;
    await work();
    expect(await forms.leads()).toHaveLength(before);
  };

  it('API-4: a script reads lead id and success page; nobody keeps the answer', async () => {
    const { status, headers, text } = await forms.post(enquiry, withCaptcha(), scripted);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const [lead] = await forms.leads();
    expect(json(text)).toEqual({
      outcome: 'done',
      lead_id: lead!.lead_id,
      redirect: expect.stringMatching(/^\/thank-you\?category=general-enquiry&ref=[\w-]{8}$/),
    });
    expect(lead).toMatchObject({
      lead_status: 'Complete',
      fields: { ...alex, phone: '0491570156' },
    });
    for (const typed of Object.values(alex)) expect(text).not.toContain(typed);
  });

  it('API-4: a post has one time, however long it takes', async () => {
    let reads = 0;
    const now = () => new Date(Date.UTC(2026, 4, 20, 10, reads++));
    const slow = await start({ app: { now } });
    expect((await slow.post(enquiry, withCaptcha(), scripted)).status).toBe(200);
    expect(reads).toBe(1);
    await slow.close();
  });

  it('FRM-12: errors are JSON for scripts, the page with its values for browsers', async () =>
    nothingStored(async () => {
      const wrong = withCaptcha({ email: 'alex@' });
      const reply = await forms.post(enquiry, wrong, scripted);
      expect(reply.status).toBe(422);
      expect(json(reply.text)).toMatchObject({ outcome: 'errors', errors: { email: /./ } });
      const page = await forms.post(enquiry, wrong);
      // A browser restores the page for Back; with no-store it shows an error of its own.
      expect([page.status, page.headers['cache-control']]).toEqual([422, 'private, no-cache']);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.text).toContain('value="Alex Tran"');
      expect(page.text).toContain('value="alex@"');
    }));

  describe('TEN-1: who posts', () => {
    const refused = async (headers: Record<string, string>) =>
      (await forms.post(enquiry, withCaptcha(), { ...scripted, headers })).status;

    it('other sites’ pages are refused, the own ones and programs are not', async () => {
      await nothingStored(async () => {
        expect(await refused({ origin: 'https://evil.example' })).toBe(403);
        expect(await refused({ origin: 'http://south.localhost' })).toBe(403);
        expect(await refused({ 'sec-fetch-site': 'cross-site' })).toBe(403);
        expect(await refused({ 'sec-fetch-site': 'same-site' })).toBe(403);
        expect(await refused({ origin: 'null' })).toBe(403);
        expect(await refused({ origin: 'http://' })).toBe(403);
      });
      const own = { origin: 'http://north.localhost', 'sec-fetch-site': 'same-origin' };
      expect(await refused(own)).toBe(200);
      expect(await refused({})).toBe(200);
    });

    it('a forwarded host counts only behind a proxy that is trusted', async () => {
      const forwarded = { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
      expect(await refused(forwarded)).toBe(403);
    });
  });

  describe('API-4: what is not a form of ours', () => {
    it('is not found, or no method of this address', async () => {
      await nothingStored(async () => {
        const statuses = async (...targets: string[]) =>
          Promise.all(
            targets.map(async (target) => (await forms.post(target, withCaptcha())).status),
          );
        expect(
          await statuses(
            '/contact?_form=other',
            '/bare?_form=enquiry',
            '/contact?_form=__proto__',
            '/nowhere?_form=enquiry',
            '/contact',
            '/contact?_form=',
            `/contact?_form=${'x'.repeat(300)}`,
            '/contact?_form=enquiry&_form=enquiry',
            '/?_form=enquiry',
          ),
        ).toEqual([404, 404, 404, 405, 405, 405, 405, 405, 405]);
        for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
          const answer = await forms.app.ask('north.localhost', enquiry, { method });
          expect([method, answer.status]).toEqual([method, 405]);
        }
        const stranger = await forms.post(enquiry, withCaptcha(), { host: 'stranger.example' });
        expect(stranger.status).toBe(404);
      });
    });
  });

  describe('API-4: bodies', () => {
    const send = (type: string, body: string, headers = {}) =>
      forms.app.ask('north.localhost', enquiry, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': type, ...headers },
        body,
      });
    const multipart = (parts: readonly string[]) =>
      `${parts.map((part) => `--b\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--b--\r\n`;

    it('JSON, URL-encoded and multipart are the same post', async () => {
      const before = (await forms.leads()).length;
      const each = { ...alex, name: 'Three Times' };
      const evidence = { _captcha: 'solved three', _key: 'three ways' };
      const all = { ...each, ...evidence };
      const answers = [
        await send('application/x-www-form-urlencoded', encodeFields(all)),
        await send('application/json; charset=utf-8', JSON.stringify(all)),
        await send(
          'multipart/form-data; boundary=b',
          multipart(Object.entries(all).map(([name, value]) => `name="${name}"\r\n\r\n${value}`)),
        ),
      ];
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await forms.leads()).toHaveLength(before + 1);
    });

    it('an unreadable body is rejected, and the response names the error', async () =>
      nothingStored(async () => {
        const said = async (type: string, body: string, headers = {}) => {
          const { status, text } = await send(type, body, headers);
          return [status, Object.keys(json(text).errors as object)];
        };
        expect(await said('text/plain', 'name=Alex')).toEqual([415, ['body']]);
        expect(await said('application/xml', '<name/>')).toEqual([415, ['body']]);
        expect(await said('application/json', '{')).toEqual([400, ['body']]);
        expect(await said('application/json', '"Alex"')).toEqual([400, ['body']]);
        expect(await said('application/json', '[["name","Alex"]]')).toEqual([400, ['body']]);
        expect(await said('application/json', 'null')).toEqual([400, ['body']]);
        expect(await said('multipart/form-data', 'x')).toEqual([400, ['body']]);
        expect(await said('multipart/form-data; boundary=b', 'x')).toEqual([400, ['body']]);
        expect(
          await said(
            'multipart/form-data; boundary=b',
            multipart(['name="email"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nhello']),
          ),
        ).toEqual([400, ['email']]);
        expect(
          await said('application/json', `{"name":${'['.repeat(1e5)}${']'.repeat(1e5)}}`),
        ).toEqual([400, ['name']]);
      }));

    it('more than a quarter of a megabyte is too long, with or without Content-Length', async () =>
      nothingStored(async () => {
        const long = encodeFields({ ...alex, Comments: 'x'.repeat(300_000) });
        const type = 'application/x-www-form-urlencoded';
        expect((await send(type, long, { 'content-length': String(long.length) })).status).toBe(
          413,
        );
        expect((await send(type, long, { 'transfer-encoding': 'chunked' })).status).toBe(413);
        const megabyte = encodeFields({ ...alex, Comments: 'x'.repeat(2 ** 22) });
        expect((await send(type, megabyte, { 'transfer-encoding': 'chunked' })).status).toBe(413);
      }));

    it('an error of a field of the step is reported once, others with a line of their own', async () =>
      nothingStored(async () => {
        const post = async (more: object) =>
          json((await send('application/json', JSON.stringify({ ...alex, ...more }))).text);
        const own = await post({ name: 'A\u001bB' });
        expect(Object.keys(own.errors as object)).toEqual(['name']);
        expect(own.formError).toBeUndefined();
        const other = await post({ name: 'A\u001bB', constructor: 'x' });
        expect(other.formError).toMatch(/^constructor: /);
      }));

    it('reports each field that the form does not have under its name, those of protocols included', async () =>
      nothingStored(async () => {
        const { status, text } = await send(
          'application/json',
          `{"__proto__": {"name": "x"}, "constructor": "x", "name": ["A", "B"], "phone": 7, "email": {}, "_key": 7}`,
        );
        expect(status).toBe(400);
        const { errors } = json(text) as { errors: object };
        expect(Object.getOwnPropertyNames(errors).sort()).toEqual(
          ['__proto__', '_key', 'constructor', 'email', 'name'].sort(),
        );
        expect({} as { name?: string }).not.toHaveProperty('name');
      }));
  });

  describe('API-4: rate limits', () => {
    let limited: SampleForms;
    beforeEach(async () => {
      limited = await start({
        forms: { postsPerTenMinutes: 3 },
        app: { trustProxy: 'loopback' },
      });
    });
    const from = (address: string, host = 'north.localhost') =>
      limited.post(enquiry, withCaptcha(), {
        scripted: true,
        host,
        headers: { 'x-forwarded-for': address },
      });

    it('FRM-12: who is asked too many questions waits, and keeps what was typed', async () => {
      const headers = { 'x-forwarded-for': '203.0.113.77' };
      const ask = async () => {
        // Replies to many posts at once are shorter.
        forms.clock.now += 1000;
        return forms.post(enquiry, alex, { headers });
      };
      let page = await ask();
      for (let count = 0; count < 12 && page.status !== 429; count++) page = await ask();
      expect(page.status).toBe(429);
      expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
      expect(page.text).toContain('value="Alex Tran"');
      expect(page.text).toMatch(/Please try again in \d+ (?:seconds|minutes)/);
    });

    it('an address that posts too often has to wait, at that tenant only, and gets the time', async () => {
      for (let count = 0; count < 3; count++) expect((await from('203.0.113.7')).status).toBe(200);
      const { status, headers, text } = await from('203.0.113.7');
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600);
      expect(json(text)).toMatchObject({ outcome: 'errors', formError: /./ });
      expect((await from('203.0.113.8')).status).toBe(200);
      expect((await from('203.0.113.7', 'south.localhost')).status).toBe(200);
      await limited.close();
    });

    it('the addresses that one visitor of IPv6 has are one', async () => {
      for (const end of ['1', '2', '3'])
        expect((await from(`2001:db8:1:2::${end}`)).status).toBe(200);
      expect((await from('2001:db8:1:2:ffff::4')).status).toBe(429);
      expect((await from('2001:db8:1:3::1')).status).toBe(200);
      await limited.close();
    });
  });

  describe('API-4: once', () => {
    it('50 parallel posts with one idempotency key make one lead', async () => {
      const before = (await forms.leads()).length;
      const body = withCaptcha({ _key: 'fifty at once', name: 'Fifty' });
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => forms.post(enquiry, body, scripted)),
      );
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers[0]!.status).toBe(200);
      expect(await forms.leads()).toHaveLength(before + 1);
    });

    it('the same key with another body gets 422 and stores nothing', async () => {
      const body = withCaptcha({ _key: 'twice', name: 'First' });
      await forms.post(enquiry, body, scripted);
      await nothingStored(async () => {
        const answer = await forms.post(enquiry, { ...body, name: 'Second' }, scripted);
        expect(answer.status).toBe(422);
        expect(json(answer.text)).toMatchObject({ outcome: 'errors', formError: /already sent/ });
        const page = await forms.post(enquiry, { ...body, name: 'Second' });
        expect([page.status, page.text.includes('value="Second"')]).toEqual([422, true]);
      });
    });

    it.each([
      ['without a key', () => ({})],
      ['after the form was loaded again', () => ({ _key: `load ${++solved}` })],
    ])('%s the same answers within ten minutes are one lead, later another', async (when, key) => {
      const before = (await forms.leads()).length;
      const send = (more = {}) =>
        forms.post(enquiry, withCaptcha({ name: `Same ${when}`, ...key(), ...more }), scripted);
      const first = json((await send()).text).lead_id;
      forms.clock.now += 10 * 60_000 - 1;
      expect(json((await send({ name: ` Same ${when} ` })).text).lead_id).toBe(first);
      expect(await forms.leads()).toHaveLength(before + 1);
      forms.clock.now += 1;
      expect(json((await send()).text).lead_id).not.toBe(first);
      expect(await forms.leads()).toHaveLength(before + 2);
    });

    it('two tenants and two pages that number their forms alike do not share keys', async () => {
      const shared = { _key: 'one for all', name: 'Shared' };
      const ids = [
        await forms.post(enquiry, withCaptcha(shared), scripted),
        await forms.post(enquiry, withCaptcha(shared), { ...scripted, host: 'south.localhost' }),
      ].map(({ text }) => json(text).lead_id);
      expect(new Set(ids).size).toBe(2);
    });
  });
});
