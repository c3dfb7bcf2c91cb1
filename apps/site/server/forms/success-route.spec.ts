import type { AnyBlock } from '@forecourt/block-schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  formTenant,
  sampleSecret,
  startSampleForms,
  type SampleForms,
} from '../testing/sample-forms.ts';
import type { LeadDocument } from '@forecourt/leads';
import { createFigureTokens, type SignedName } from '../leads/figure-token.ts';
import { referenceOf } from './request-cookie.ts';

const pages = { '/thank-you': [{ type: 'success', id: 'thanks', data: {} } as AnyBlock] };
const tokens = createFigureTokens([sampleSecret]);

const testDrive: LeadDocument = {
  ...{ lead_id: 'lead-with-request', revision: 1, lead_status: 'Complete', form_completed: true },
  ...{ accepted_at: '2026-03-02T00:00:00.000Z', tenant: 'north', form: '/drive#drive' },
  ...{ page: '/drive', category: 'Test Drive Booking', reply_by: '2026-03-03T09:30+11:00' },
  fields: {
    ...{ name: 'Quillonia', email: 'q@mail.example', dealership_name: 'North yard' },
    'Preferred Date': '2026-11-24T10:15+11:00',
  },
  car: { id: 'c', name: '2024 <Tern>', url: 'https://www.north.example/cars/tern' },
};

let forms: SampleForms;
let leadId: string;
beforeAll(async () => {
  const replyTimes = { testDrive: { amount: 2, unit: 'hours' as const } };
  const tenants = [
    await formTenant('north', pages, { forms: { replyTimes } }),
    await formTenant('south', pages),
  ];
  forms = await startSampleForms(tenants);
  await forms.store.accept({
    tenant: 'north',
    form: '/sell#sell',
    newLeadId: 'lead-with-figures',
    fingerprints: ['1'],
    destinations: [],
    at: forms.clock.now,
    revise: () => ({
      status: 'Complete',
      content: JSON.stringify({ fields: { valuation: '18500', credit_score: '412' } }),
    }),
  });
  leadId = 'lead-with-figures';
  await forms.store.accept({
    tenant: 'north',
    form: '/drive#drive',
    newLeadId: testDrive.lead_id,
    fingerprints: ['2'],
    destinations: [],
    at: forms.clock.now,
    revise: () => ({ status: 'Complete', content: JSON.stringify(testDrive) }),
  });
});
afterAll(() => forms.close());

const issue = (names: readonly SignedName[], minutesAgo = 0, tenant = 'north') =>
  tokens.issue({ tenant, leadId, names }, new Date(forms.clock.now - minutesAgo * 60_000));
const thanks = async (category: string, token: string, host = 'north.localhost') => {
  const { status, text, headers } = await forms.app.ask(
    host,
    `/thank-you?category=${category}&token=${token}`,
  );
  expect(status).toBe(200);
  return { text, headers };
};

describe('the thanks', () => {
  it('SUC-1: show the figure of the visitor’s own lead to who has a token; nobody keeps the page', async () => {
    const score = await thanks('credit-score-result', issue(['credit_score']));
    expect(score.text).toMatch(/data-band="green"[\s\S]*>412</);
    expect(score.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    const valuation = await thanks('trade-in-enquiry', issue(['valuation']));
    expect(valuation.text).toContain('$18,500');
  });

  it('FNQ-3: only who has a token reads that the lender did not answer', async () => {
    const saved = 'We couldn’t reach the lender just now';
    expect((await thanks('finance-enquiry', issue(['saved']))).text).toContain(saved);
    for (const token of ['', '&saved=true', `${issue(['saved'])}x`, issue(['saved'], 31)])
      expect((await thanks('finance-enquiry', token)).text).not.toContain(saved);
    expect((await thanks('survey', issue(['saved']))).text).not.toContain(saved);
  });

  it.each([
    ['none', () => ''],
    ['a forged one', () => `${issue(['credit_score'])}x`],
    ['an old one', () => issue(['credit_score'], 31)],
    ['one for another figure', () => issue(['valuation'])],
    ['one of another tenant', () => issue(['credit_score'], 0, 'south')],
  ])('SUC-1: with %s for a token there is no figure', async (_, token) => {
    const { text } = await thanks('credit-score-result', token());
    expect(text).not.toMatch(/data-band="|>412</);
  });

  it('SUC-1: a lead of another tenant has no figures here', async () => {
    const token = issue(['credit_score'], 0, 'south');
    const { text } = await thanks('credit-score-result', token, 'south.localhost');
    expect(text).not.toMatch(/data-band="/);
  });
});

describe('the thanks for a request', () => {
  const cookieOf = (
    minutesAgo = 0,
    names: readonly SignedName[] = ['request'],
    tenant = 'north',
    leadId = testDrive.lead_id,
  ) => {
    const at = new Date(forms.clock.now - minutesAgo * 60_000);
    const token = tokens.issue({ tenant, leadId, names }, at);
    return `other=1; forecourt_request_${referenceOf(token)}=${token}`;
  };
  /** Part of the URL that refers to the request of a cookie. */
  const refOf = (cookie: string | undefined) =>
    cookie === undefined ? '' : `&ref=${/forecourt_request_([\w-]{8})/.exec(cookie)![1]}`;
  const visit = (
    cookie: string | undefined,
    query = '',
    host = 'north.localhost',
    category = 'test-drive-booking',
  ) =>
    forms.app.ask(host, `/thank-you?category=${category}${query}${refOf(cookie)}`, {
      headers: cookie === undefined ? {} : { cookie },
    });

  it('FRM-15: repeat car, yard and time and promise the reply, to the browser that sent it and to no cache', async () => {
    const { text, headers } = await visit(cookieOf());
    expect(text).toContain('<a href="/cars/tern">2024 &lt;Tern&gt;</a>');
    expect(text).toMatch(
      /Our North yard team will call you (?:<!-- -->)?by 9:30\u00a0am tomorrow to confirm Tuesday 24 November at 10:15\u00a0am\./,
    );
    expect(text).toMatch(/<dt>Where<\/dt><dd>North yard<\/dd>/);
    expect(text).not.toMatch(/Quillonia|q@mail/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('FRM-15: have a calendar file of the requested time', async () => {
    const ref = refOf(cookieOf()).replace('&', '&amp;');
    const { text } = await visit(cookieOf());
    expect(text).toContain(`href="/thank-you?category=test-drive-booking${ref}&amp;calendar=1"`);
    const file = await visit(cookieOf(), '&calendar=1');
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.text).toContain('DTSTART:20261123T231500Z');
    expect(file.text).toContain('SUMMARY:Test drive: 2024 <Tern> (to be confirmed)');
  });

  it('FRM-15: of two tabs repeat each tab’s own request, and none without its reference', async () => {
    await forms.store.accept({
      ...{ tenant: 'north', form: '/drive#drive', newLeadId: 'other-lead', fingerprints: ['3'] },
      ...{ destinations: [], at: forms.clock.now },
      revise: () => ({
        status: 'Complete',
        content: JSON.stringify({
          ...{ ...testDrive, lead_id: 'other-lead' },
          car: { id: 'o', name: '2019 Plover' },
        }),
      }),
    });
    const [one, other] = [cookieOf(), cookieOf(0, ['request'], 'north', 'other-lead')];
    const both = { headers: { cookie: `${one}; ${other}` } };
    const thanksFor = async (cookie?: string) => {
      const target = `/thank-you?category=test-drive-booking${refOf(cookie)}`;
      return (await forms.app.ask('north.localhost', target, both)).text;
    };
    expect(await thanksFor(one)).toContain('2024 &lt;Tern&gt;');
    expect(await thanksFor(other)).toContain('2019 Plover');
    expect(await thanksFor()).not.toMatch(/Tern|Plover/);
  });

  it.each([
    ['no cookie', () => visit(undefined, '&calendar=1')],
    ['an old one', () => visit(cookieOf(31), '&calendar=1')],
    ['a forged one', () => visit(`${cookieOf()}x`, '&calendar=1')],
    ['one for a figure', () => visit(cookieOf(0, ['valuation']), '&calendar=1')],
    ['another tenant’s', () => visit(cookieOf(0, ['request'], 'south'), '&calendar=1')],
    ['one on another site', () => visit(cookieOf(), '&calendar=1', 'south.localhost')],
    ['one for another kind of request', () => visit(cookieOf(), '', undefined, 'service-booking')],
    ['one for two kinds', () => visit(cookieOf(), '&category=survey')],
  ])('FRM-15: with %s they repeat nothing', async (_, asked) => {
    const { status, text } = await asked();
    expect(status).toBe(200);
    expect(text).not.toMatch(/Tern|North yard will|24 November|VCALENDAR/);
  });

  it('FRM-15 SUC-1: a figure in the URL opens no request, and the lead of both is read once', async () => {
    const token = tokens.issue(
      { tenant: 'north', leadId: testDrive.lead_id, names: ['valuation'] },
      new Date(forms.clock.now),
    );
    const cookie = `forecourt_request_${referenceOf(token)}=${token}`;
    const figure = await visit(cookie, `&token=${token}`);
    expect(figure.text).not.toMatch(/Tern|24 November/);

    let reads = 0;
    const find = (id: string) => (reads++, forms.store.read(id));
    const counted = await startSampleForms([await formTenant('north', pages)], { leads: { find } });
    const headers = { cookie: cookieOf() };
    const target = `/thank-you?category=test-drive-booking&token=${token}${refOf(cookieOf())}`;
    const both = await counted.app.ask('north.localhost', target, { headers });
    expect(both.text).toContain('2024 &lt;Tern&gt;');
    expect(reads).toBe(1);
    await counted.close();
  });
});
