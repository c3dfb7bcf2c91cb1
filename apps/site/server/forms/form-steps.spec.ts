import type { AnyBlock } from '@forecourt/block-schemas';
import { LeadStoreFailure, type LeadStore, type NonceStore } from '@forecourt/leads';
import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLeadTokens } from '../leads/lead-token.ts';
import {
  easyCaptcha,
  formBlock,
  formTenant,
  hiddenInput,
  readQuestion,
  sampleSecret,
  startSampleForms,
  type SampleForms,
} from '../testing/sample-forms.ts';

const scripted = { scripted: true };
const loan = '/loan?_form=enquiry';
const details = {
  vehiclePriceBudget: '25000',
  name: 'Alex',
  last_name: 'Tran',
  phone: '0491 570 156',
  email: 'alex@example.com',
};
const secret = { dateOfBirth: '1990-02-28', driverLicenceNumber: 'DL-7741093' };
const application = {
  ...secret,
  'Your Current Address': '12 Wharf Road, Newcastle NSW 2300',
  privacy: 'true',
  scoreseeker: 'true',
  electronic_communication: 'true',
};
const steps = ['your-details', 'your-application'] as const;
const pages = {
  '/contact': [formBlock({ preset: 'lead' })],
  '/loan': [formBlock({ preset: 'finance' })],
  '/wish': [
    formBlock({
      type: 'multi',
      formSteps: [{ key: 'wish' }, { key: 'who' }],
      fields: [
        { name: 'Comments', type: 'textarea', stepKey: 'wish' },
        { name: 'name', type: 'text', stepKey: 'who' },
      ],
    }),
  ],
};
const thanks = [{ type: 'success', id: 'thanks', data: {} } as AnyBlock];
const fields = { name: 'Alex Tran', phone: '0491 570 156', email: 'alex@example.com' };
const setting = { kind: 'work', address: '/api/captcha' } as const;
const easy = { captcha: { check: easyCaptcha, setting }, postsPerTenMinutes: 10_000 };
let solved = 0;
const captcha = () => ({ _captcha: `solved ${++solved}` });

/** As much of a reply as is looked at. */
interface Reply {
  readonly outcome: string;
  readonly step?: string;
  readonly lead?: string;
  readonly lead_id?: string;
  readonly redirect?: string;
  readonly draft?: string;
  readonly errors?: object;
}

describe('steps of forms', () => {
  let forms: SampleForms;
  const start = async (more: Parameters<typeof startSampleForms>[1] = {}) =>
    startSampleForms(await Promise.all([formTenant('north', pages), formTenant('south', pages)]), {
      ...more,
      forms: { ...easy, ...more.forms },
    });
  beforeAll(async () => {
    forms = await start();
  });
  afterAll(() => forms.close());
  const reply = async (...args: Parameters<SampleForms['post']>) => {
    const { status, text } = await forms.post(args[0], args[1], { ...scripted, ...args[2] });
    return { status, text, ...(JSON.parse(text) as Reply) };
  };
  const firstStep = (name: string, more = {}) =>
    reply(loan, { ...details, name, _step: steps[0], ...captcha(), ...more });

  it('FRM-6: a step stores the partial lead, the last one completes the same lead', async () => {
    const first = await firstStep('Whole');
    expect(first).toMatchObject({ status: 200, outcome: 'step', step: steps[1] });
    const last = await reply(loan, {
      ...details,
      ...application,
      name: 'Whole',
      _step: steps[1],
      _lead: first.lead!,
      ...(first.draft && { _draft: first.draft }),
    });
    expect(last).toMatchObject({ status: 200, outcome: 'done', lead_id: first.lead_id });
    const both = (await forms.leads()).toSorted((one, other) => other.revision - one.revision);
    const [complete, partial] = both;
    expect(complete).toMatchObject({ lead_id: first.lead_id, lead_status: 'Complete' });
    expect(partial).toMatchObject({ lead_id: first.lead_id, lead_status: 'partial' });
    expect(complete!.withheld).toEqual(['dateOfBirth', 'driverLicenceNumber']);
  });

  it('FRM-12 FNQ-6: without a script an unfinished form waits at an address of its own for a day, an application for 14', async () => {
    const hours = (count: number) => count * 60 * 60_000;
    const { now } = forms.clock;
    const addressAfter = async (target: string, fields: Record<string, string>) => {
      const { status, headers } = await forms.post(target, { ...fields, ...captcha() });
      expect(status).toBe(303);
      return String(headers.location);
    };
    const wish = await addressAfter('/wish?_form=enquiry', {
      _step: 'wish',
      Comments: 'A red one',
    });
    const form = await addressAfter(loan, { ...details, name: 'Waits', _step: steps[0] });
    const shown = async (address: string, later: number) => {
      forms.clock.now = now + later;
      const { text } = await forms.app.ask('north.localhost', address);
      return hiddenInput(text, '_done');
    };
    // The page has the answers only while it names the step that is done.
    expect(await shown(wish, hours(24) - 1)).toBe('wish');
    expect(await shown(wish, hours(24))).toBeUndefined();
    expect(await shown(form, hours(14 * 24) - 1)).toBe(steps[0]);
    expect(await shown(form, hours(14 * 24))).toBeUndefined();
    forms.clock.now = now;
  });

  it('FRM-2: a captcha is good for one finished form; then a new one, or a new question', async () => {
    const { lead = '', lead_id } = await firstStep('Once');
    const last = { ...details, ...application, _step: steps[1], _lead: lead };
    const stored = async () =>
      (await forms.leads()).filter((each) => each.lead_id === lead_id).length;
    const sent = { ...last, name: 'Once', _key: 'once' };
    expect((await reply(loan, sent)).outcome).toBe('done');
    const before = await stored();
    // The same post again, after its answer was lost, is the same submission.
    expect((await reply(loan, sent)).outcome).toBe('done');
    expect((await reply(loan, { ...last, name: 'Twice' })).outcome).toBe('captcha');
    expect(
      (await reply(loan, { ...details, name: 'Twice', _step: steps[0], _lead: lead })).outcome,
    ).toBe('captcha');
    expect(await stored()).toBe(before);
    const asked = await forms.post(loan, { ...last, name: 'Twice' });
    const question = readQuestion(asked.text)!;
    expect(await stored()).toBe(before);
    const { token, answer } = question;
    const answered = await forms.post(loan, {
      ...{ ...last, name: 'Twice', _question: token, _answer: answer },
    });
    expect(answered.status).toBe(303);
    expect((await reply(loan, { ...last, name: 'Thrice', ...captcha() })).outcome).toBe('done');
    expect(await stored()).toBe(before + 2);
  });

  it('FRM-6: the last step posted at once is checked from the first step on', async () => {
    const before = (await forms.leads()).length;
    const bare = await reply(loan, { ...application, _step: steps[1], ...captcha() });
    expect(bare).toMatchObject({ status: 422, outcome: 'errors', step: steps[0] });
    expect(Object.keys(bare.errors!)).toContain('email');
    const unknown = await reply(loan, { ...application, _step: 'no-such-step', ...captcha() });
    expect(unknown).toMatchObject({ status: 422, step: steps[0] });
    const said = { ...application, _step: steps[1], _done: [...steps], ...captcha() };
    expect(await reply(loan, said)).toMatchObject({ status: 422, step: steps[0] });
    expect(await forms.leads()).toHaveLength(before);
  });

  describe('API-4: the token of a lead', () => {
    it('is of no use where it was not given, changed, or too late', async () => {
      const first = await firstStep('Tokens');
      const lead = first.lead!;
      const before = (await forms.leads()).length;
      const next = { ...details, ...application, name: 'Stolen', _step: steps[1] };
      const tried = async (token: string, target = loan, more = {}) =>
        (await reply(target, { ...next, _lead: token }, more)).outcome;
      expect(await tried(lead, loan, { host: 'south.localhost' })).toBe('captcha');
      expect(await tried(`${lead}x`)).toBe('captcha');
      expect(await tried(first.lead_id!)).toBe('captcha');
      const strange = createLeadTokens(['a secret of a stranger that is as long as ours']);
      const place = { tenant: 'north', form: '/loan#enquiry' };
      const at = new Date(forms.clock.now);
      expect(await tried(strange.issue(first.lead_id!, place, at))).toBe('captcha');
      const elsewhere = createLeadTokens([sampleSecret]).issue(
        first.lead_id!,
        { ...place, form: '/contact#enquiry' },
        at,
      );
      expect(await tried(elsewhere)).toBe('captcha');
      forms.clock.now += 14 * 24 * 60 * 60_000;
      expect(await tried(lead)).toBe('captcha');
      forms.clock.now -= 14 * 24 * 60 * 60_000;
      expect(await forms.leads()).toHaveLength(before);
    });

    it('of another lead makes no difference to that lead once it is used with a captcha', async () => {
      const theirs = await firstStep('Theirs');
      const mine = await reply(loan, {
        ...{ ...details, ...application, name: 'Mine' },
        ...{ _step: steps[1], _lead: `${theirs.lead!}0`, ...captcha() },
      });
      expect(mine.outcome).toBe('done');
      expect(mine.lead_id).not.toBe(theirs.lead_id);
    });
  });

  describe('FIN-4: sensitive values', () => {
    const shows = (text: string) => Object.values(secret).some((value) => text.includes(value));

    it('are in no answer, whatever is wrong with the post', async () => {
      const first = await firstStep('Private');
      const last = { ...details, ...application, name: 'Private', _step: steps[1] };
      const posts: Record<string, string>[] = [
        { ...last, privacy: '' },
        { ...last, dateOfBirth: '1990-02-31' },
        { ...last, unknown: 'x' },
        { ...last, _step: steps[0], email: 'x' },
        { ...last, _back: '1' },
        { ...last, _website: 'x' },
        last,
      ];
      for (const [index, post] of posts.entries()) {
        const known: Record<string, string> = index % 2 === 0 ? { _lead: first.lead! } : {};
        for (const more of [scripted, {}]) {
          const { status, text, headers } = await forms.post(loan, { ...post, ...known }, more);
          expect([index, status < 500, shows(text)]).toEqual([index, true, false]);
          expect(shows(JSON.stringify(headers))).toBe(false);
        }
      }
    });

    it('of the draft of another tenant or form are not given to anybody', async () => {
      const saved = { step: steps[1], done: [], values: secret };
      const place = { tenant: 'north', form: '/loan#enquiry' };
      const { token } = await forms.drafts.save(place, saved);
      const rest = Object.fromEntries(
        Object.entries(application).filter(([name]) => !(name in secret)),
      );
      const post = { ...details, ...rest, name: 'Drafted', _step: steps[1], _draft: token };
      const missing = async (more: object) =>
        Object.keys((await reply(loan, { ...post, ...captcha() }, more)).errors ?? {});
      expect(await missing({ host: 'south.localhost' })).toEqual(Object.keys(secret));
      expect(await missing({})).toEqual([]);
      expect(await forms.drafts.read(place, token)).toBeUndefined();
      const lead = (await forms.leads()).find((each) => each.fields.name === 'Drafted');
      expect([lead!.lead_status, lead!.withheld]).toEqual(['Complete', Object.keys(secret)]);
    });
  });

  it('FRM-13: without a script the steps are pages, and carry what was typed', async () => {
    const post = (more: Record<string, string>) => forms.post(loan, more);
    const open = ({ headers }: { headers: IncomingHttpHeaders }) =>
      forms.app.ask('north.localhost', headers.location!);
    const typed = { ...details, name: 'Pages' };
    const asked = await post({ ...typed, _step: steps[0] });
    const question = readQuestion(asked.text)!;
    const next = await post({
      ...{ ...typed, _step: steps[0] },
      ...{ _question: question.token, _answer: question.answer },
    });
    expect(next.status).toBe(303);
    for (const value of Object.values(typed))
      expect(decodeURIComponent(next.headers.location!)).not.toContain(value);
    const second = await open(next);
    expect([second.status, second.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(second.headers['referrer-policy']).toBe('no-referrer');
    expect(hiddenInput(second.text, '_step')).toBe(steps[1]);
    expect(hiddenInput(second.text, 'name')).toBe('Pages');
    const known = {
      _lead: hiddenInput(second.text, '_lead')!,
      _draft: hiddenInput(second.text, '_draft')!,
    };
    const before = await open(await post({ ...typed, ...known, _step: steps[1], _back: '1' }));
    expect(hiddenInput(before.text, '_step')).toBe(steps[0]);
    expect(before.text).toContain('value="Pages"');
    // The browser's Forward, and Back.
    expect(hiddenInput((await open(next)).text, '_step')).toBe(steps[1]);
    const done = await post({ ...typed, ...application, ...known, _step: steps[1] });
    expect(done.status).toBe(303);
    expect(done.headers.location).toMatch(/^\/thank-you\?category=finance-enquiry/);
    for (const value of Object.values({ ...typed, ...secret }))
      expect(decodeURIComponent(done.headers.location!)).not.toContain(value);
    const gone = await open(next);
    expect(gone.text).toContain('You’ve already sent these answers');
    expect(gone.text).not.toContain('Pages');
  });

  describe('API-4: the store fails', () => {
    const fails = () => Promise.reject(new LeadStoreFailure('SQLITE_FULL'));
    const full = { accept: fails } as unknown as LeadStore;
    const closed = { claimNonce: fails, deleteExpiredNonces: fails } as NonceStore;

    it.each([
      ['of leads', { store: full }],
      ['of used captchas', { nonces: closed }],
    ])(
      '%s: 503 with the visitor’s input, nothing is stored and nothing is delivered',
      async (_, broken) => {
        const down = await start({ broken });
        const body = { ...fields, ...captcha() };
        const script = await down.post('/contact?_form=enquiry', body, scripted);
        expect(script.status).toBe(503);
        expect(JSON.parse(script.text)).toMatchObject({
          outcome: 'errors',
          formError: /couldn’t save/,
        });
        const page = await down.post('/contact?_form=enquiry', body);
        expect(page.status).toBe(503);
        expect(page.text).toContain('value="Alex Tran"');
        expect(page.text).toContain('We couldn’t save this just now');
        const money = { ...details, _step: steps[0], ...captcha() };
        const loanReply = await down.post(loan, money, scripted);
        expect(JSON.parse(loanReply.text)).toMatchObject({ formError: 'An error occurred' });
        expect([await down.leads(), down.woken()]).toEqual([[], 0]);
        await down.close();
      },
    );

    it('and once it is well again, the same post with the same captcha is stored', async () => {
      let broken = true;
      const down = await start({
        broken: {
          store: {
            accept: (entry: never) => (broken ? fails() : forms.store.accept(entry)),
          } as never,
        },
      });
      const body = { ...fields, name: 'Patient', ...captcha(), _key: 'patience' };
      expect((await down.post('/contact?_form=enquiry', body, scripted)).status).toBe(503);
      broken = false;
      expect((await down.post('/contact?_form=enquiry', body, scripted)).status).toBe(200);
      await down.close();
    });
  });

  it('VAL-1: the figure of the valuation service is in the lead and on the thanks of its owner alone', async () => {
    const sell = { '/sell': [formBlock({ preset: 'trade-in' })], '/thank-you': thanks };
    const own = await startSampleForms([await formTenant('north', sell)], {
      forms: { ...easy, valuationsOf: () => ({ valueOf: () => Promise.resolve(18_500) }) },
    });
    const details = { first_name: 'Alex', last_name: 'Tran', phone: fields.phone };
    const car = { Make: 'Wren', Model: 'Lark', Year: '2015', Kms: '120500', _step: 'your-vehicle' };
    const post = { ...details, ...car, email: fields.email, ...captcha() };
    const { text } = await own.post('/sell?_form=enquiry', post, scripted);
    const { lead_id: leadId, redirect = '' } = JSON.parse(text) as Reply;
    expect(redirect).toMatch(/^\/thank-you\?category=trade-in-enquiry&token=/);
    expect(redirect).not.toContain('18500');
    const figured = (await own.leads()).find(({ revision }) => revision === 2);
    expect(figured).toMatchObject({ lead_id: leadId, fields: { valuation: '18500' } });
    const page = await own.app.ask('north.localhost', redirect);
    expect(page.text).toMatch(/Current valuation of your car[\s\S]*\$18,500/);
    const bare = await own.app.ask('north.localhost', '/thank-you?category=trade-in-enquiry');
    expect(bare.text).not.toMatch(/18,500|Current valuation/);
    await own.close();
  });

  it('FRM-15: a confirmation is queued with the lead where the tenant turned it on, and only there', async () => {
    const settings = { forms: { confirmationEmail: { replyTo: 'hello@north.example' } } };
    const tenants = [
      await formTenant('north', pages, settings),
      await formTenant('south', pages),
    ] as const;
    const leads = { sendsMail: true };
    const own = await startSampleForms(tenants, { forms: easy, leads });
    const destinations = async (host: string, email: string) => {
      const post = { ...fields, email, ...captcha() };
      const { text } = await own.post('/contact?_form=enquiry', post, { ...scripted, host });
      const { lead_id: leadId } = JSON.parse(text) as Reply;
      const queued = await own.store.list({ leadId }, 10);
      return queued.map(({ destination }) => destination).sort();
    };
    expect(await destinations('north.localhost', 'a@mail.example')).toEqual(['crm', 'visitor']);
    expect(await destinations('south.localhost', 'a@mail.example')).toEqual(['crm']);
    // Posts without a captcha don't use up the confirmations of an address.
    const email = 'b@mail.example';
    for (let post = 0; post < 3; post++)
      expect(
        (await own.post('/contact?_form=enquiry', { ...fields, email }, scripted)).status,
      ).toBe(422);
    expect(await destinations('north.localhost', email)).toEqual(['crm', 'visitor']);
    await own.close();
  });

  it('FRM-15: the complete form gives the browser a cookie for the thanks; the URL has no token', async () => {
    const post = { ...fields, email: 'cookie@example.com', ...captcha() };
    const { headers, text } = await forms.post('/contact?_form=enquiry', post, scripted);
    expect(JSON.parse(text)).toMatchObject({
      outcome: 'done',
      redirect: expect.stringMatching(/^\/thank-you\?category=general-enquiry&ref=[\w-]{8}$/),
    });
    expect(String(headers['set-cookie'])).toMatch(
      /^forecourt_request_[\w-]{8}=[\w-]+\.request\.[\w.-]+; Max-Age=1800; Path=\/thank-you; .*HttpOnly; SameSite=Lax$/,
    );
  });

  it.each([
    ['/tāngata/thanks', '/t%C4%81ngata/thanks'],
    ['/thanks;a#top', '/thanks%3Ba'],
    ['https://elsewhere.example/thanks', undefined],
  ])(
    'FRM-15: with the success page %s the form is answered and the cookie fits',
    async (path, fits) => {
      const tenant = await formTenant('north', pages, { success: { path } });
      const own = await startSampleForms([tenant], { forms: easy });
      const post = { ...fields, email: 'path@example.com', ...captcha() };
      const { status, headers } = await own.post('/contact?_form=enquiry', post, scripted);
      expect(status).toBe(200);
      const [, cookiePath] = /Path=([^;]*)/.exec(String(headers['set-cookie'])) ?? [];
      expect(cookiePath).toBe(fits);
      await own.close();
    },
  );

  it('FRM-12: a step before is changed without scripts, and nothing typed is lost', async () => {
    const before = (await forms.leads()).length;
    const typed = { ...details, ...application, driverLicenceNumber: '', dateOfBirth: '' };
    const at = (change: string, step: string = steps[1]) =>
      forms.post(loan, { ...typed, _step: step, _done: steps[0], _change: change });
    const open = async (answer: ReturnType<typeof at>) => {
      const { status, headers } = await answer;
      expect(status).toBe(303);
      return forms.app.ask('north.localhost', headers.location!);
    };
    const page = await open(at(steps[0]));
    expect(page.status).toBe(200);
    expect(hiddenInput(page.text, '_step')).toBe(steps[0]);
    expect(page.text).toContain('value="alex@example.com"');
    expect(hiddenInput(page.text, 'Your Current Address')).toBe(
      application['Your Current Address'],
    );
    // Neither a step to come, nor the same, nor one that there is not.
    for (const [change, step] of [[steps[1], steps[0]], [steps[1]], ['none'], ['__proto__']]) {
      const same = await open(at(change!, step));
      expect([same.status, hiddenInput(same.text, '_step')]).toEqual([200, step ?? steps[1]]);
    }
    expect(await forms.leads()).toHaveLength(before);
  });
});
