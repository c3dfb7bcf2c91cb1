import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LenderFailure, httpLender, type Lender } from '@forecourt/leads';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openApi } from '../../../apps/site/server/api/open-api.ts';
import {
  easyCaptcha,
  formBlock,
  formTenant,
  hiddenInput,
  startSampleForms,
  type SampleForms,
} from '../../../apps/site/server/testing/sample-forms.ts';
import { createLogger } from '../../../apps/site/server/log/logger.ts';
import { redirectTarget, type Fault } from '../fault.ts';
import { startLender } from '../lender.ts';
import type { Upstream } from '../upstream.ts';

const credential = 'a-credential-that-nobody-may-read';
const secret = { dateOfBirth: '1979-03-27', driverLicenceNumber: 'ZQX7781942' };
const details = {
  vehiclePriceBudget: '25000',
  name: 'Quillonia',
  'middle name': '',
  last_name: 'Brackwater',
  phone: '0491 570 156',
  email: 'quillonia@brackwater.example',
};
const consents = { privacy: 'true', scoreseeker: 'true', electronic_communication: 'true' };
const application = { ...secret, 'Your Current Address': '1 Quay Street', ...consents };
const [first, last] = ['your-details', 'your-application'];
const target = '/finance?_form=loan';
const satelliteUrl = 'https://lender.example';

let folder: string;
let lender: Upstream;
let forms: SampleForms;
let logged: string;
let solved = 0;

/** Starts a site whose finance form goes to the lender; what wraps it sees each call. */
async function start(wrap: (lender: Lender) => Lender = (each) => each, finance = {}) {
  const settings = { finance: { satelliteHosts: ['lender.example'], ...finance } };
  const pages = {
    '/finance': [formBlock({ preset: 'finance' }, 'loan')],
    '/thank-you': [{ type: 'success', id: 'thanks', data: {} } as never],
  };
  const north = await formTenant('north', pages, settings);
  const south = await formTenant('south', pages, settings);
  const log = createLogger('info', { write: (line: string) => void (logged += line) });
  const to = wrap(httpLender({ url: lender.url, credential }));
  forms = await startSampleForms([north, south], {
    file: path.join(folder, 'leads.sqlite'),
    forms: {
      captcha: { check: easyCaptcha, setting: { kind: 'work', address: '/api/captcha' } },
      lenderOf: (slug) => (slug === 'north' ? to : undefined),
      log,
    },
    app: { log },
  });
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-lender-'));
  logged = '';
  lender = await startLender({
    credential,
    satelliteUrl,
    dealershipOfCar: new Map([['c-1', 'T-1']]),
    after: () => {},
  });
});
afterEach(async () => {
  await lender.close();
  await forms.close();
  await rm(folder, { recursive: true });
  // Whatever happened: nothing of an applicant and no credential is in any log.
  expect(logged).not.toMatch(/1979-03-27|ZQX7781942|Quillonia|brackwater|0491 ?570|a-credential/);
});

const captcha = () => ({ _captcha: `solved ${++solved}` });
interface Said {
  readonly outcome: string;
  readonly lead?: string;
  readonly lead_id?: string;
  readonly draft?: string;
  readonly redirect?: string;
  readonly formError?: string;
  readonly formErrors?: readonly { readonly text: string }[];
  readonly event?: number;
}
const send = async (fields: Record<string, string>, more = {}) => {
  const { status, text } = await forms.post(target, fields, { scripted: true, ...more });
  for (const value of Object.values(secret)) expect(text).not.toContain(value);
  return { status, ...(JSON.parse(text) as Said) };
};
const firstStep = (more: Record<string, string> = {}) =>
  send({ ...details, ...more, _step: first!, ...captcha() });
const lastStep = ({ lead, draft }: Said, more: Record<string, string> = {}, how = {}) =>
  send(
    {
      ...{ ...details, ...application, _step: last! },
      ...(lead && { _lead: lead }),
      ...(draft && { _draft: draft }),
      ...more,
    },
    how,
  );
const sent = (route = 'applications') => lender.arrivals.filter((each) => each.route === route);
const newest = async () =>
  (await forms.leads('north')).toSorted((a, b) => b.revision - a.revision)[0]!;

describe('a lender that is well', () => {
  it('FNQ-3, FNQ-4: gets the whole form; a verified mobile goes on to a new quote', async () => {
    await start();
    const done = await lastStep(await firstStep());
    expect(done).toMatchObject({
      outcome: 'done',
      event: 28,
      redirect: `${satelliteUrl}/quote/new?dealership_id=D-1`,
    });
    expect(JSON.parse(sent()[0]!.body)).toMatchObject({
      ...secret,
      name: 'Quillonia',
      last_name: 'Brackwater',
      vehiclePriceBudget: '25000',
      privacy: true,
      send_customer_email: false,
      lead_id: done.lead_id,
    });
    expect((await newest()).fields).not.toHaveProperty('taurus_customer_key');
    expect((await newest()).fields).toMatchObject({
      taurus_dealership_id: 'D-1',
      dealershipId: 'D-1',
      dealerCompanyId: 'C-1',
    });
  });

  it('FNQ-4: an unverified mobile goes on to its verification, with the number without spaces', async () => {
    await start();
    const phone = '0491 570 157';
    const done = await lastStep(await firstStep({ phone }), { phone });
    expect(done.redirect).toBe(
      `${satelliteUrl}/mobile-verification/new?dealership_id=D-1&phone=0491570157`,
    );
  });

  it('FNQ-4: hosts that the site does not name are not gone to; the thanks come instead', async () => {
    await start(undefined, { satelliteHosts: ['other.example'] });
    const done = await lastStep(await firstStep());
    expect(done.redirect).toMatch(/^\/thank-you\?category=finance-enquiry&/);
    expect(done.redirect).not.toContain('token=');
    expect(logged).toContain('settings.finance.satelliteHosts does not name lender.example');
  });

  it('SUC-1: a credit score that the lender adds is read from the lead by a token, where nobody goes on', async () => {
    await start();
    const body = { customerKey: 'K-1', creditScore: 412 };
    lender.answer('applications', { status: 200, body });
    const done = await lastStep(await firstStep());
    expect(done.redirect).toMatch(/^\/thank-you\?category=credit-score-result&.*token=/);
    expect(done.redirect).not.toContain('412');
    expect((await newest()).fields).toMatchObject({ credit_score: '412' });
    const shown = async () => (await forms.app.ask('north.localhost', done.redirect!)).text;
    expect(await shown()).toMatch(/data-band="green"[\s\S]*>412</);
    forms.clock.now += 30 * 60_000;
    expect(await shown()).not.toContain('>412<');
  });

  it('FNQ-3: the same post again gets the same answer, and the lender no second application', async () => {
    await start();
    const step = await firstStep();
    const once = await lastStep(step, { _key: 'k-1' });
    expect(await lastStep(step, { _key: 'k-1' })).toEqual(once);
    expect(await lastStep(step)).toMatchObject({ redirect: once.redirect });
    const twice = await Promise.all([lastStep(step), lastStep(step)]);
    expect(twice.map(({ redirect }) => redirect)).toEqual([once.redirect, once.redirect]);
    expect(sent()).toHaveLength(1);
    expect((await newest()).fields).toMatchObject({ taurus_dealership_id: 'D-1' });
  });

  it('API-4: the complete lead is on disk, its sensitive answers encrypted, before the lender gets it', async () => {
    let seen: unknown;
    await start((to) => ({
      ...to,
      async apply(form, signal) {
        const lead = await forms.store.read(String(form.lead_id));
        const latest = lead!.revisions.at(-1)!;
        seen = [lead!.status, JSON.parse(latest.content).withheld, latest.ciphertext !== undefined];
        for (const value of Object.values(secret)) {
          expect(latest.content).not.toContain(value);
          expect(latest.ciphertext).not.toContain(value);
        }
        return to.apply(form, signal);
      },
    }));
    await lastStep(await firstStep());
    expect(seen).toEqual(['Complete', Object.keys(secret), true]);
  });

  it('FNQ-5: on flagged sites the car’s own finance location is looked up and goes along', async () => {
    await start(undefined, { financeLocations: true });
    const car = { car_id: 'c-1' };
    const done = await lastStep(await firstStep(car), car);
    expect(done.redirect).toContain('dealership_id=T-1');
    expect(JSON.parse(sent()[0]!.body)).toMatchObject({ taurus_dealership_id: 'T-1' });
    expect((await newest()).fields).toMatchObject({ car_id: 'c-1', taurus_dealership_id: 'T-1' });
    expect(sent('locations').map(({ body }) => body)).toEqual(['{"carId":"c-1"}']);
  });

  it('FNQ-5: elsewhere, and without a car, nothing is looked up', async () => {
    await start();
    await lastStep(await firstStep({ car_id: 'c-1' }), { car_id: 'c-1' });
    expect(sent('locations')).toEqual([]);
  });

  it('FNQ-3: what it delivers holds nothing sensitive; a tenant without a lender thanks at once', async () => {
    await start();
    const south = { host: 'south.localhost' };
    const step = await send({ ...details, _step: first!, ...captcha() }, south);
    const done = await lastStep(step, {}, south);
    expect(done).toMatchObject({ outcome: 'done' });
    expect(done.redirect).toMatch(/^\/thank-you\?category=finance-enquiry&subcategory=/);
    expect(sent()).toEqual([]);
    const leads = JSON.stringify(await forms.leads());
    expect(leads).not.toMatch(/1979-03-27|ZQX7781942/);
    expect(leads).toContain('"withheld":["dateOfBirth","driverLicenceNumber"]');
  });
});

describe('a lender that turns an application down', () => {
  it('FNQ-3: data errors are a list "field: first message"; put right, it is sent again', async () => {
    await start();
    const dataErrors = { phone: ['is not a mobile', 'x'], dateOfBirth: [`${secret.dateOfBirth}?`] };
    lender.answer('applications', { status: 200, body: { dataErrors } });
    const step = await firstStep();
    const refused = await lastStep(step, { _key: 'k-1' });
    expect(refused).toMatchObject({
      status: 422,
      outcome: 'errors',
      // The first step that has one shows it at its field, and sums the others up.
      errors: { phone: 'is not a mobile' },
      formErrors: [{ text: 'Date of Birth: …?' }],
    });
    expect(await newest()).toMatchObject({ lead_status: 'Complete' });
    lender.heal();
    // The draft still holds what need not be typed again.
    const again = await lastStep(step, { dateOfBirth: '', driverLicenceNumber: '' });
    expect(again).toMatchObject({ outcome: 'done', lead_id: refused.lead_id ?? again.lead_id });
    expect(JSON.parse(sent()[1]!.body)).toMatchObject(secret);
    expect(await forms.drafts.read({ tenant: 'north', form: '/finance#loan' }, step.draft!)).toBe(
      undefined,
    );
  });

  it('FNQ-3: an error is the form’s error; without a script the page says both', async () => {
    await start();
    const step = await firstStep();
    const post = {
      ...details,
      ...application,
      _step: last!,
      _lead: step.lead!,
      _draft: step.draft!,
    };
    lender.answer('applications', { status: 200, body: { error: 'We are <closed> today' } });
    expect(await lastStep(step)).toMatchObject({ formError: 'We are <closed> today' });
    const page = await forms.post(target, post);
    expect(page.status).toBe(422);
    expect(page.text).toContain('We are &lt;closed&gt; today');
    lender.answer('applications', { status: 200, body: { dataErrors: { email: ['is taken'] } } });
    const listed = await forms.post(target, { ...post, email: 'other@brackwater.example' });
    expect(listed.text).toContain('Email Address: is taken');
    for (const { text } of [page, listed]) {
      expect(text).not.toMatch(/1979-03-27|ZQX7781942/);
      expect(text).toContain('1 Quay Street');
    }
  });
});

describe('a lender that gives no answer', () => {
  it.each<Fault>([
    'dead',
    'half',
    'error',
    'refused',
    'not-json',
    'wrong-types',
    'huge',
    'redirect',
  ])(
    'FNQ-3: %s: the application is saved, the visitor reads so, and nothing is lost',
    async (fault) => {
      await start();
      lender.fail(fault);
      const done = await lastStep(await firstStep());
      expect(done).toMatchObject({ status: 200, outcome: 'done' });
      expect(done.redirect).toMatch(/^\/thank-you\?.*token=/);
      expect(await newest()).toMatchObject({
        lead_status: 'Complete',
        withheld: Object.keys(secret),
      });
      // The dealer's copy says so before all else, for people and for programs.
      const { alert, lender_status } = (await newest()) as {
        alert?: object;
        lender_status?: string;
      };
      expect(Object.keys(await newest())[0]).toBe('alert');
      expect(alert).toMatchObject({
        code: `lender-${lender_status}`,
        reason: expect.stringMatching(/^[a-z-]+$/),
        action: 'call-customer',
        message: expect.stringMatching(/lender.*Call the customer\.$/),
      });
      const certain = fault === 'refused' || fault === 'redirect';
      expect(lender_status).toBe(certain ? 'not-reached' : 'unknown');
      expect(lender.arrivals.filter((each) => each.path === redirectTarget)).toEqual([]);
      const { text } = await forms.app.ask('north.localhost', done.redirect!);
      expect(text).toMatch(/is saved[^<]*call/);
    },
  );

  it('FNQ-3: a lender that cannot be reached, or takes too long, is the same; who posts again reads the same', async () => {
    let calls = 0;
    await start(() => ({
      apply: () => {
        calls++;
        return Promise.reject(new LenderFailure('timeout', '', true));
      },
      dealershipOfCar: async () => undefined,
    }));
    const step = await firstStep();
    const done = await lastStep(step);
    expect(done.redirect).toContain('token=');
    expect((await lastStep(step)).redirect).toBe(done.redirect);
    expect(calls).toBe(1);
  });
});

describe('an unfinished application', () => {
  const resume = (token: string, host = 'north.localhost') =>
    forms.app.ask(host, `/finance?resume=${token}`);

  it('FNQ-6: is at its step when its visitor comes back; sensitive answers stay on the server', async () => {
    await start();
    const step = await firstStep();
    const wrong = { ...details, ...application, privacy: '', _step: last! };
    await forms.post(target, { ...wrong, _lead: step.lead!, _draft: step.draft! });
    const page = await resume(step.draft!);
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(hiddenInput(page.text, '_step')).toBe(last);
    expect(hiddenInput(page.text, 'name')).toBe('Quillonia');
    expect(page.text).toContain('Welcome back');
    expect(page.text).toContain(`/finance?resume=${step.draft}`);
    expect(page.text).not.toMatch(/1979-03-27|ZQX7781942/);
    const done = await send({
      ...{ ...details, ...application, dateOfBirth: '', driverLicenceNumber: '', _step: last! },
      _lead: hiddenInput(page.text, '_lead')!,
      _draft: hiddenInput(page.text, '_draft')!,
    });
    expect(done).toMatchObject({ outcome: 'done', lead_id: step.lead_id });
    expect(JSON.parse(sent()[0]!.body)).toMatchObject(secret);
    expect((await resume(step.draft!)).text).toContain('link has expired');
  });

  it('FNQ-6: is gone after 14 days; unknown links and those of others say so plainly', async () => {
    await start();
    const { draft } = await firstStep();
    const day = 24 * 60 * 60_000;
    forms.clock.now += 14 * day - 1000;
    expect((await resume(draft!)).text).toContain('Welcome back');
    expect((await resume(draft!, 'south.localhost')).text).toContain('link has expired');
    for (const token of ['unknown', '%3Cscript%3E', draft!.toUpperCase()]) {
      const { status, text } = await resume(token);
      expect([status, text.includes('link has expired')]).toEqual([200, true]);
      expect(text).not.toMatch(/Quillonia|<script>\W*<\/script>/);
    }
    forms.clock.now += 1000;
    const { text } = await resume(draft!);
    expect(text).toContain('link has expired');
    expect(hiddenInput(text, '_step')).toBe(first);
    await forms.drafts.deleteExpired();
    const rows = await forms.database.transaction((run) => run('select * from drafts'));
    expect(rows).toEqual([]);
  });
});

describe('calls', () => {
  const ajv = new Ajv2020();
  const schemas: Record<string, string> = {
    'send-to-taurus': 'SendToTaurusReply',
    'finance-locations': 'FinanceLocationsReply',
  };
  const call = async (name: string, body: unknown, headers = {}) => {
    const { status, text } = await forms.app.ask('north.localhost', `/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    for (const value of Object.values(secret)) expect(text).not.toContain(value);
    const reply = JSON.parse(text);
    const { [status < 300 ? schemas[name]! : 'ApiError']: schema } = openApi.components.schemas;
    ajv.validate(schema!, reply);
    expect(ajv.errors).toBeNull();
    return { status, body: reply };
  };
  const whole = () => ({
    ...{ ...details, ...application },
    ...{ vehiclePriceBudget: 25000, privacy: true, scoreseeker: true },
    ...{ electronic_communication: true, send_customer_email: false, category: 'Finance Enquiry' },
    ...captcha(),
  });

  it('API-1, FNQ-3: send-to-taurus takes the whole form and answers as the lender does', async () => {
    await start();
    const { status, body } = await call('send-to-taurus', whole());
    expect([status, body]).toEqual([
      200,
      {
        lead_id: expect.stringMatching(/^[\w-]{22}$/),
        _lead: null,
        dataErrors: null,
        error: null,
        dealershipId: 'D-1',
        dealerCompanyId: 'C-1',
        customerKey: 'K-0156',
        satellite_site_url: satelliteUrl,
        mobileVerificationStatus: 'verified',
      },
    ]);
    expect(JSON.parse(sent()[0]!.body)).toMatchObject(secret);
  });

  it('FNQ-3: send-to-taurus passes data errors and errors on; put right, it is the same lead', async () => {
    await start();
    lender.answer('applications', { status: 200, body: { dataErrors: { phone: 'no' } } });
    const refused = await call('send-to-taurus', whole());
    expect(refused).toMatchObject({ status: 200, body: { dataErrors: { phone: ['no'] } } });
    lender.heal();
    const same = { ...whole(), _captcha: undefined, _lead: refused.body._lead };
    const again = await call('send-to-taurus', same);
    expect(again).toMatchObject({ status: 200, body: { lead_id: refused.body.lead_id } });
    lender.answer('applications', { status: 200, body: { error: 'Closed' } });
    expect(await call('send-to-taurus', { ...whole(), name: 'Other' })).toMatchObject({
      status: 200,
      body: { error: 'Closed' },
    });
  });

  it('FNQ-3: send-to-taurus says 202 for what is saved while the lender is silent', async () => {
    await start();
    lender.fail('error');
    expect(await call('send-to-taurus', whole())).toMatchObject({
      status: 202,
      body: { error: null, customerKey: null },
    });
  });

  it.each([
    ['no captcha', { _captcha: undefined }, '_captcha'],
    ['a robot', { _website: 'x' }, '_captcha'],
    ['no email', { email: undefined }, 'email'],
    ['a consent that was not given', { privacy: false }, 'privacy'],
    ['no birth date', { dateOfBirth: undefined }, 'dateOfBirth'],
    ['too much', { vehiclePriceBudget: 150001 }, 'vehiclePriceBudget'],
    ['an unknown name', { surname: 'x' }, 'surname'],
    ['a nested value', { name: { first: 'x' } }, 'name'],
  ])('API-1: send-to-taurus answers %s with 400 that names the field', async (_, wrong, field) => {
    await start();
    const { status, body } = await call('send-to-taurus', { ...whole(), ...wrong });
    expect([status, body.error.field]).toEqual([400, field]);
    expect(sent()).toEqual([]);
    expect(await forms.leads('north')).toEqual([]);
  });

  it('API-1: calls answer bodies that cannot be read, other methods and other origins', async () => {
    await start();
    expect((await call('send-to-taurus', '[')).body.error.field).toBe('body');
    expect((await call('send-to-taurus', `"${'x'.repeat(300_000)}"`)).status).toBe(413);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await call('send-to-taurus', whole(), foreign)).status).toBe(403);
    expect((await call('finance-locations', { carId: 'c-1' }, foreign)).status).toBe(403);
    const { status, headers } = await forms.app.ask('north.localhost', '/api/send-to-taurus');
    expect([status, headers.allow]).toEqual([405, 'POST']);
  });

  it('API-1, FNQ-5: finance-locations knows the dealership of a car, on flagged sites alone', async () => {
    await start(undefined, { financeLocations: true });
    expect(await call('finance-locations', { carId: 'c-1' })).toEqual({
      status: 200,
      body: { taurus_dealership_id: 'T-1' },
    });
    expect((await call('finance-locations', { carId: 'c-2' })).status).toBe(404);
    for (const body of [
      {},
      { carId: '' },
      { carId: ['c-1', 'c-2'] },
      { carId: {} },
      { carId: null },
    ])
      expect(await call('finance-locations', body)).toMatchObject({
        status: 400,
        body: { error: { field: 'carId' } },
      });
    expect((await call('finance-locations', { carId: 'c-1', x: 1 })).body.error.field).toBe('x');
    lender.fail('error');
    expect((await call('finance-locations', { carId: 'c-1' })).status).toBe(503);
  });

  it('FNQ-5: finance-locations is no call of other sites', async () => {
    await start();
    expect((await call('finance-locations', { carId: 'c-1' })).status).toBe(404);
  });
});
