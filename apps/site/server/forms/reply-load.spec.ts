import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyBlock } from '@forecourt/block-schemas';
import {
  easyCaptcha,
  formBlock,
  formTenant,
  startSampleForms,
  type SampleForms,
} from '../testing/sample-forms.ts';
import { createReplyLoad } from './reply-load.ts';

const alex = { name: 'Alex Tran', phone: '0491 570 156', email: 'alex@example.com' };
const enquiry = '/contact?_form=enquiry';
const heading = { type: 'faq', id: 'faq', data: { heading: 'Opening hours', questions: [] } };

describe('replies to many posts', () => {
  let forms: SampleForms;
  beforeAll(async () => {
    const blocks = [heading as unknown as AnyBlock, formBlock({ preset: 'lead' })];
    const tenants = await Promise.all(
      ['north', 'south'].map((slug) => formTenant(slug, { '/contact': blocks })),
    );
    forms = await startSampleForms(tenants, {
      forms: { captcha: { check: easyCaptcha, setting: { kind: 'work', address: '/x' } } },
      app: { trustProxy: 'loopback' },
    });
  });
  afterAll(() => forms.close());
  beforeEach(() => {
    forms.clock.now += 10_000;
  });

  let addresses = 0;
  const post = (fields: Record<string, string>, more: { host?: string; scripted?: true } = {}) => {
    const address = `203.0.113.${(addresses += 1)}`;
    return forms.post(enquiry, fields, { ...more, headers: { 'x-forwarded-for': address } });
  };
  const flood = async (count: number) => {
    let last;
    for (let index = 0; index < count; index++) last = await post({ ...alex, email: 'alex@' });
    return last!;
  };

  it('FRM-13: after eight replies in two seconds, the next ones contain the forms of the page alone', async () => {
    const whole = await flood(8);
    expect(whole.status).toBe(422);
    expect(whole.text).toContain('Opening hours');
    const short = await flood(1);
    expect(short.status).toBe(422);
    expect(short.text).not.toContain('Opening hours');
    expect(short.text).toContain('value="alex@"');
    forms.clock.now += 2000;
    expect((await flood(1)).text).toContain('Opening hours');
  });

  it('FRM-13: rubbish from many addresses keeps no visitor of the tenant from sending, nor of another', async () => {
    const refused = await flood(17);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '10']);
    expect(refused.text).toContain('getting a lot of messages right now');
    // Without scripts, a visitor gets the question; with them, the lead is stored.
    const asked = await post(alex);
    expect(asked.status).toBe(422);
    expect(asked.text).toContain('name="_question"');
    const sent = await post({ ...alex, _captcha: 'solved amid rubbish' }, { scripted: true });
    expect(sent.status).toBe(200);
    const elsewhere = await post({ ...alex, email: 'alex@' }, { host: 'south.localhost' });
    expect(elsewhere.status).toBe(422);
    expect(elsewhere.text).toContain('Opening hours');
  });

  it('FRM-13: an address above its limit gets its form back only while whole pages are sent', () => {
    const extentOf = createReplyLoad();
    const extents = (post: 'excess' | 'accepted', count: number) =>
      Array.from({ length: count }, () => extentOf('north', post, new Date(0)));
    expect(extents('excess', 9)).toEqual([...Array<string>(8).fill('page'), 'message']);
    expect(extents('accepted', 41)).toEqual([...Array<string>(40).fill('forms'), 'message']);
  });
});
