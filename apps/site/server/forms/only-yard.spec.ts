import type { AnyBlock, DealerLocation } from '@forecourt/block-schemas';
import { afterAll, expect, it } from 'vitest';
import { sampleDealerData } from '../testing/sample-dealer-data.ts';
import { easyCaptcha, formBlock, formTenant, startSampleForms } from '../testing/sample-forms.ts';

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
const yard = (id: string, more: Partial<DealerLocation> = {}): DealerLocation => ({
  ...{ id, name: `Yard ${id}`, address: { street: `1 ${id} Street` } },
  openingHours: [{ days: [...week], from: '09:00', to: '17:00' }],
  ...more,
});
const endings: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of endings) await end();
});

/** Requests a test drive of a dealer who asks for no dealership. @returns the stored lead */
async function requested(locations: readonly DealerLocation[]) {
  const pages = { '/drive': [formBlock({ preset: 'test-drive' })] as AnyBlock[] };
  const data = sampleDealerData({ locations });
  const setting = { kind: 'work', address: '/api/captcha' } as const;
  const forms = await startSampleForms([await formTenant('north', pages, {})], {
    app: { data: { of: () => data } },
    forms: { captcha: { check: easyCaptcha, setting } },
  });
  endings.push(() => forms.close());
  const answers = { name: 'Alex Tran', phone: '0491 570 156', email: 'alex@example.com' };
  const sent = { ...answers, _step: 'form', _captcha: 'solved 1' };
  await forms.post('/drive?_form=enquiry', sent, { scripted: true });
  const [lead] = await forms.leads();
  return lead!;
}

it('FRM-10, FRM-15: a visit without a choice goes to the only yard', async () => {
  const workshop = yard('workshop', { location_type: ['service'] });
  const { fields, location } = await requested([yard('west'), workshop]);
  expect(fields).toMatchObject({ location_id: 'west', dealership_name: 'Yard west' });
  expect(location).toMatchObject({ id: 'west', name: 'Yard west', address: '1 west Street' });
});

it('FRM-10: and to none of several', async () => {
  const { fields, location } = await requested([yard('west'), yard('east')]);
  expect(fields).not.toHaveProperty('location_id');
  expect(location).toBeUndefined();
});
