import { describe, expect, it } from 'vitest';
import { readLenderReply, readLocationReply } from './lender-reply.ts';

const accepted = {
  dealershipId: 7,
  dealerCompanyId: 'C-1',
  customerKey: 'K-9',
  satellite_site_url: 'https://lender.example',
  mobileVerificationStatus: 'unverified',
};

describe('readLenderReply', () => {
  it('FNQ-3: reads an accepted application; ids may be numbers, unknown properties are passed over', () => {
    expect(
      readLenderReply({ ...accepted, dataErrors: null, error: '', more: [1], creditScore: 'good' }),
    ).toEqual({
      outcome: 'accepted',
      customerKey: 'K-9',
      dealershipId: '7',
      dealerCompanyId: 'C-1',
      satelliteUrl: 'https://lender.example',
      mobileVerificationStatus: 'unverified',
    });
    expect(readLenderReply({ customerKey: 'K', mobileVerificationStatus: false })).toEqual({
      outcome: 'accepted',
      customerKey: 'K',
      mobileVerificationStatus: 'unverified',
    });
    expect(readLenderReply({ customerKey: 'K', creditScore: 412 })).toMatchObject({
      creditScore: 412,
    });
    for (const creditScore of [-1, 2_001, 412.5, '412'])
      expect(readLenderReply({ customerKey: 'K', creditScore })).toMatchObject({
        outcome: 'accepted',
        creditScore: undefined,
      });
  });

  it('FNQ-3: of each field the first message counts, one line of it', () => {
    expect(
      readLenderReply({
        ...accepted,
        dataErrors: { phone: ['is not a\n mobile', 'is too short'], email: 'is taken', name: [{}] },
      }),
    ).toEqual({
      outcome: 'dataErrors',
      errors: [
        ['phone', 'is not a mobile'],
        ['email', 'is taken'],
        ['name', 'is not right'],
      ],
    });
  });

  it('FNQ-3: an error concerns the whole application', () => {
    expect(readLenderReply({ error: ' Closed for today ', dataErrors: [] })).toEqual({
      outcome: 'error',
      error: 'Closed for today',
    });
  });

  it.each([
    undefined,
    null,
    'ok',
    [],
    {},
    { dataErrors: {}, error: null },
    { ...accepted, customerKey: [3] },
    { ...accepted, dealershipId: { was: 'number' } },
    { ...accepted, satellite_site_url: 5 },
    { ...accepted, satellite_site_url: 'x'.repeat(3000) },
    { ...accepted, mobileVerificationStatus: [8] },
    { ...accepted, customerKey: 'a\u0000b' },
    { error: { text: 'no' } },
    { dataErrors: ['phone'] },
    { mobileVerificationStatus: 'verified' },
  ])('FNQ-3: %j fits no schema', (reply) => {
    expect(readLenderReply(reply)).toBeUndefined();
  });
});

describe('readLocationReply', () => {
  it.each([
    [{ taurus_dealership_id: 'T-1' }, 'T-1'],
    [{ taurus_dealership_id: 12 }, '12'],
    [{ taurus_dealership_id: null }, undefined],
    [{ taurus_dealership_id: ['T-1'] }, null],
    ['T-1', null],
  ])('FNQ-5: reads %j', (reply, expected) => {
    expect(readLocationReply(reply)).toBe(expected);
  });
});
