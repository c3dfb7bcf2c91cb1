import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  formBlock,
  formTenant,
  readQuestion,
  solveCaptcha,
  startSampleForms,
  type SampleForms,
} from '../testing/sample-forms.ts';

const alex = { name: 'Alex Tran', phone: '0491 570 156', email: 'alex@example.com' };
const enquiry = '/contact?_form=enquiry';
const other = '/other?_form=enquiry';
const scripted = { scripted: true };
const minutes = (count: number) => count * 60_000;

describe('people and machines', () => {
  let forms: SampleForms;
  const pages = {
    '/contact': [formBlock({ preset: 'lead' })],
    '/other': [formBlock({ preset: 'lead' })],
  };
  beforeAll(async () => {
    forms = await startSampleForms(
      await Promise.all([formTenant('north', pages), formTenant('south', pages)]),
      { forms: { postsPerTenMinutes: 10_000 }, app: { trustProxy: 'loopback' } },
    );
  });
  afterAll(() => forms.close());

  let visitors = 0;
  /** Posts in the name of a visitor of their own, unless one is given. */
  const post = (
    target: string,
    fields: Record<string, string>,
    {
      address = `198.51.100.${++visitors}`,
      ...more
    }: { address?: string; host?: string; scripted?: boolean } = {},
  ) => forms.post(target, fields, { headers: { 'x-forwarded-for': address }, ...more });
  const solve = async (host = 'north.localhost') =>
    solveCaptcha((await forms.app.ask(host, '/api/captcha')).text);
  const outcome = async (fields: Record<string, string>, target = enquiry, more = {}) => {
    const { status, text } = await post(target, fields, { ...scripted, ...more });
    return [status, (JSON.parse(text) as { outcome: string }).outcome];
  };
  const stored = async (work: () => Promise<void>) => {
    const before = (await forms.leads()).length;
    await work();
    return (await forms.leads()).length - before;
  };
  const refused = [422, 'captcha'];

  it('FRM-2: nothing is stored without a solved captcha, and a solution holds for one enquiry', async () => {
    const count = await stored(async () => {
      expect(await outcome(alex)).toEqual(refused);
      expect(await outcome({ ...alex, _captcha: 'made up' })).toEqual(refused);
      const captcha = await solve();
      expect(await outcome({ ...alex, _captcha: captcha })).toEqual([200, 'done']);
      // The same enquiry again, as a browser repeats it, is no second use.
      expect(await outcome({ ...alex, _captcha: captcha })).toEqual([200, 'done']);
      expect(await outcome({ ...alex, name: 'Second', _captcha: captcha })).toEqual(refused);
      expect(await outcome({ ...alex, _captcha: captcha }, other)).toEqual(refused);
    });
    expect(count).toBe(1);
  });

  it('FRM-2: an idempotency key lends a solution to one form alone', async () => {
    const keyed = { ...alex, name: 'Keyed', _key: 'one key', _captcha: await solve() };
    const count = await stored(async () => {
      expect(await outcome(keyed)).toEqual([200, 'done']);
      expect(await outcome(keyed, other)).toEqual(refused);
    });
    expect(count).toBe(1);
  });

  it('FRM-2: a solution for another tenant, expired or written differently is none', async () => {
    const count = await stored(async () => {
      const south = await solve('south.localhost');
      expect(await outcome({ ...alex, name: 'South', _captcha: south })).toEqual(refused);
      const captcha = await solve();
      const shouted = Buffer.from(
        Buffer.from(captcha, 'base64')
          .toString()
          .replace(
            /"signature":"([^"]+)"/,
            (_, hex: string) => `"signature":"${hex.toUpperCase()}"`,
          ),
      ).toString('base64');
      expect(await outcome({ ...alex, name: 'Shouted', _captcha: shouted })).toEqual(refused);
      forms.clock.now += minutes(20);
      expect(await outcome({ ...alex, name: 'Late', _captcha: captcha })).toEqual(refused);
      forms.clock.now -= minutes(20);
    });
    expect(count).toBe(0);
  });

  it('FRM-2: who fills in what people do not see gets no further by captcha', async () => {
    const count = await stored(async () => {
      const trapped = { ...alex, name: 'Robot', _website: 'https://spam.example' };
      const refusal = await post(
        enquiry,
        { ...trapped, _captcha: await solve() },
        { scripted: true },
      );
      expect([refusal.status, JSON.parse(refusal.text)]).toEqual([
        422,
        { outcome: 'captcha', formError: expect.stringMatching(/^What is /), question: true },
      ]);
      const { status, text } = await post(enquiry, { ...trapped, _captcha: await solve() });
      expect([status, readQuestion(text)]).toEqual([422, expect.any(Object)]);
    });
    expect(count).toBe(0);
  });

  it('FRM-2: while the captcha’s service is down, people answer a question, and robots get no further', async () => {
    const down = await startSampleForms([await formTenant('north', pages)], {
      forms: {
        captcha: {
          check: {
            challenge: async () => undefined,
            verify: () => Promise.reject(new Error('the service is down')),
          },
          setting: { kind: 'turnstile', siteKey: 'key' },
        },
      },
    });
    const fields = { ...alex, name: 'Patient' };
    const asked = await down.post(enquiry, { ...fields, _captcha: 'a token' }, scripted);
    expect([asked.status, JSON.parse(asked.text)]).toMatchObject([
      422,
      { outcome: 'captcha', question: true },
    ]);
    // The script then posts as a browser without one.
    const page = await down.post(enquiry, fields);
    expect([page.status, page.text.includes('value="Patient"')]).toEqual([422, true]);
    expect(await down.leads()).toEqual([]);
    const { token, answer } = readQuestion(page.text)!;
    const done = await down.post(enquiry, { ...fields, _question: token, _answer: answer });
    expect([done.status, (await down.leads()).length]).toEqual([303, 1]);
    await down.close();
  });

  describe('without a script', () => {
    const asked = async (fields: Record<string, string>, more = {}) => {
      const { status, text } = await post(enquiry, fields, more);
      const question = readQuestion(text);
      return { status, text, question };
    };

    it('FRM-2: the first post is answered with a question, the right answer stores, once', async () => {
      const count = await stored(async () => {
        const mine = { ...alex, name: 'Quiet' };
        const { status, text, question } = await asked(mine);
        expect(status).toBe(422);
        expect(text).toContain('value="Quiet"');
        const answer = { _question: question!.token, _answer: question!.answer };
        const done = await post(enquiry, { ...mine, ...answer });
        expect([done.status, done.headers.location, done.text.includes('Quiet')]).toEqual([
          303,
          expect.stringMatching(/^\/thank-you\?category=general-enquiry&ref=[\w-]{8}$/),
          false,
        ]);
        expect((await post(enquiry, { ...mine, ...answer })).status).toBe(303);
        const replayed = await asked({ ...mine, name: 'Replayed', ...answer });
        expect([replayed.status, replayed.question?.token]).not.toEqual([422, question!.token]);
        expect(replayed.status).toBe(422);
        expect(replayed.text).toContain('already answered that question');
        expect(replayed.text).not.toContain('expired');
        expect((await post(other, { ...mine, ...answer })).status).toBe(422);
      });
      expect(count).toBe(1);
    });

    it('FRM-2, FRM-12: the question is announced at the top and in the title, all forms alike', async () => {
      const { text, question } = await asked({ ...alex, name: 'Title' });
      expect(text).toContain('<title>One more step: ');
      expect(text).toMatch(/data-kind="notice"[^>]*role="alert"/);
      const _question = question!.token;
      const wrong = await post(enquiry, { ...alex, name: 'Title', _question, _answer: '99' });
      expect(wrong.text).toContain('<title>Error: ');
      expect((await post(enquiry, { ...alex, email: 'no' })).text).toContain('<title>Error: ');
    });

    it('FRM-2: an empty answer is an error, repeats the question and is no guess', async () => {
      const address = '203.0.113.98';
      const mine = { ...alex, name: 'Empty' };
      const count = await stored(async () => {
        const { question } = await asked(mine, { address });
        const _question = question!.token;
        for (let round = 0; round < 12; round++) {
          const _answer = round % 2 ? '' : '  ';
          const again = await asked({ ...mine, _question, _answer }, { address });
          expect([again.status, again.question]).toEqual([422, question]);
          expect(again.text).toMatch(/aria-invalid="true"[^>]*name="_answer"/);
          expect(again.text).toContain('Answer the question with a number or a word');
        }
        const done = await post(enquiry, { ...mine, _question, _answer: question!.answer });
        expect(done.status).toBe(303);
      });
      expect(count).toBe(1);
    });

    it('FRM-2: a wrong answer, a stranger’s question or one of yesterday asks another', async () => {
      const count = await stored(async () => {
        const mine = { ...alex, name: 'Wrong' };
        const { question } = await asked(mine);
        const token = question!.token;
        const wrong = await asked({ ...mine, _question: token, _answer: '99' });
        expect([wrong.status, wrong.text.includes('That answer isn’t right')]).toEqual([422, true]);
        expect(wrong.question!.token).not.toBe(token);
        const right = { ...mine, _question: token, _answer: question!.answer };
        expect((await post(enquiry, right, { host: 'south.localhost' })).status).toBe(422);
        forms.clock.now += minutes(30);
        const late = await asked(right);
        expect([late.status, late.text.includes('value="Wrong"')]).toEqual([422, true]);
        expect(late.text).toContain('That question has expired');
        expect(late.text).not.toContain('isn’t right');
        forms.clock.now -= minutes(30);
        const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
        expect((await asked({ ...right, _question: `${forged}x` })).status).toBe(422);
      });
      expect(count).toBe(0);
    });

    it('FRM-2: questions are asked of one address ten times in ten minutes, then it waits', async () => {
      const address = '203.0.113.99';
      const statuses: number[] = [];
      for (let count = 0; count < 11; count++)
        statuses.push((await asked({ ...alex, name: `Guess ${count}` }, { address })).status);
      expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
      const last = await post(enquiry, alex, { address });
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    });
  });
});
