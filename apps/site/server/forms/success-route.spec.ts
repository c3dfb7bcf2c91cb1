import type { AnyBlock } from '@forecourt/block-schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  formTenant,
  sampleSecret,
  startSampleForms,
  type SampleForms,
} from '../testing/sample-forms.ts';
import { createFigureTokens, type SignedName } from '../leads/figure-token.ts';

const pages = { '/thank-you': [{ type: 'success', id: 'thanks', data: {} } as AnyBlock] };
const tokens = createFigureTokens([sampleSecret]);

let forms: SampleForms;
let leadId: string;
beforeAll(async () => {
  const tenants = [await formTenant('north', pages), await formTenant('south', pages)];
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
