import { formDefinition, leadOf, type FormValues, type Lead } from '@forecourt/forms';
import type { HandOff, HandOffOutcome, Lender } from '@forecourt/leads';
import { describe, expect, it } from 'vitest';
import { createFigureTokens } from '../leads/figure-token.ts';
import { createFinanceApplications } from './finish-application.ts';

type HandOffRequest = Parameters<HandOff['apply']>[0];

const now = new Date('2026-11-20T23:15:30Z');
const settings = {
  finance: { satelliteUrl: 'https://quotes.lender.example', financeLocations: true },
};
const site = {
  region: 'AU' as const,
  timeZone: 'Australia/Sydney',
  name: 'Example Motors',
  domains: [],
  settings: settings as object,
};
const form = formDefinition({ preset: 'finance' }, site, {
  path: '/finance',
  pointer: '/blocks/0',
  pageTitle: 'Finance',
});
const consents = { privacy: true, scoreseeker: true, electronic_communication: true };
const answers: FormValues = {
  ...consents,
  vehiclePriceBudget: '$25,000',
  name: 'Alex',
  last_name: 'Tran',
  phone: '0491 570 156',
  email: 'alex@example.com',
  dateOfBirth: '1990-02-28',
  driverLicenceNumber: 'ZQ778194',
};
const lead = leadOf(form, answers, { now: now.toISOString() });
const lender: Lender = {
  apply: async () => ({ outcome: 'error', error: 'not called' }),
  dealershipOfCar: async () => undefined,
};

async function apply(outcome: HandOffOutcome, { lead: sent = lead }: { lead?: Lead } = {}) {
  const requests: HandOffRequest[] = [];
  const added: unknown[][] = [];
  const noSatellite: unknown[][] = [];
  const applications = createFinanceApplications({
    handOff: {
      apply: async (request: HandOffRequest) => {
        requests.push(request);
        return outcome;
      },
    } as HandOff,
    lenderOf: (tenant) => (tenant === 'north' ? lender : undefined),
    figures: createFigureTokens(['a secret of the tests that is long enough']),
    onNoSatellite: (...args) => void noSatellite.push(args),
  });
  const application = { site, form, lead: sent, leadId: 'lead-1', now };
  const result = await applications.finish({
    ...application,
    tenant: 'north',
    add: async (...args) => void added.push(args),
  });
  return { applications, requests, added, noSatellite, result };
}

describe('an application that is stored', () => {
  it('FNQ-1 FNQ-3: the lender gets every answer, the three consents and the sensitive ones among them', async () => {
    const { requests } = await apply({ outcome: 'error', error: 'Not today.' });
    expect(requests).toHaveLength(1);
    const [{ fields, sensitive, ...request }] = requests as [HandOffRequest];
    expect(request).toMatchObject({ tenant: 'north', leadId: 'lead-1', lender });
    expect(request.carId).toBeUndefined();
    expect(fields).toEqual(lead.fields);
    expect(fields).toMatchObject({ ...consents, email: 'alex@example.com', last_name: 'Tran' });
    expect(sensitive).toEqual({ dateOfBirth: '1990-02-28', driverLicenceNumber: 'ZQ778194' });
  });

  it('FNQ-5: the car’s dealership is looked up where the site asks for it', async () => {
    const withCar = { ...lead, fields: { ...lead.fields, car_id: '7' } };
    const { requests } = await apply({ outcome: 'error', error: 'No.' }, { lead: withCar });
    expect(requests[0]!.carId).toBe('7');
  });

  it('FNQ-3: the outcome is added to the lead; a declined one leaves the visitor on the form', async () => {
    const { added, result } = await apply({ outcome: 'error', error: 'Not today.' });
    expect(added).toEqual([[{}, { status: 'declined', reason: 'declined' }]]);
    expect(result).toEqual({ outcome: { outcome: 'error', error: 'Not today.' } });
  });

  it('FNQ-4: an application without an answer leads to the thanks, which promise a call', async () => {
    const saved = { outcome: 'saved', status: 'unknown', reason: 'timeout' } as const;
    const { added, result } = await apply(saved);
    expect(added).toEqual([[{}, { status: 'unknown', reason: 'timeout' }]]);
    expect(result!.address).toMatch(/token=lead-1\.saved\./);
  });

  it('FNQ-4: a satellite site that is not allowed is reported with its lead, the lack of one is not', async () => {
    const accepted = { outcome: 'accepted', satelliteUrl: 'https://evil.example' } as const;
    expect((await apply(accepted)).noSatellite).toEqual([
      [{ tenant: 'north', leadId: 'lead-1' }, expect.stringContaining('evil.example')],
    ]);
    const { noSatellite } = await apply({ outcome: 'accepted', creditScore: 350 });
    expect(noSatellite).toEqual([]);
  });

  it('FNQ-3: a tenant without a lender hands nothing over', async () => {
    const { applications } = await apply({ outcome: 'error', error: 'No.' });
    expect([applications.hasLender('north'), applications.hasLender('south')]).toEqual([
      true,
      false,
    ]);
    const application = { tenant: 'south', site, form, lead, leadId: 'lead-1', now };
    expect(
      await applications.finish({ ...application, add: async () => undefined }),
    ).toBeUndefined();
  });
});
