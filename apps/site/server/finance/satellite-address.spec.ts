import { describe, expect, it } from 'vitest';
import { satelliteAddress } from './satellite-address.ts';

const settings = { finance: { satelliteHosts: ['lender.example', '127.0.0.1'] } };
const accepted = {
  outcome: 'accepted',
  dealershipId: 'D 1',
  satelliteUrl: 'https://lender.example',
  mobileVerificationStatus: 'verified',
} as const;
const phone = ' 0491 570 156';

const leads = (more = {}, site = { settings }) =>
  satelliteAddress(site as never, { ...accepted, ...more }, phone);

describe('satelliteAddress', () => {
  it('FNQ-4: leads to a new quote with the dealership, and without the phone', () => {
    expect(leads()).toEqual({ address: 'https://lender.example/quote/new?dealership_id=D+1' });
    expect(leads({ mobileVerificationStatus: undefined })).toEqual(leads());
  });

  it.each(['unverified', 'Unverified', 'not_verified', 'not verified'])(
    'FNQ-4: leads to a new mobile verification if the mobile is %s, with the phone without spaces',
    (mobileVerificationStatus) => {
      expect(leads({ mobileVerificationStatus })).toEqual({
        address:
          'https://lender.example/mobile-verification/new?dealership_id=D+1&phone=0491570156',
      });
    },
  );

  it('FNQ-4: the pages are settings; path and query of the satellite site stay', () => {
    const own = { finance: { ...settings.finance, quotePath: '/q' } };
    const satelliteUrl = 'https://lender.example/north/?brand=n#top';
    expect(leads({ satelliteUrl }, { settings: own } as never)).toEqual({
      address: 'https://lender.example/north/q?brand=n&dealership_id=D+1',
    });
  });

  it('FNQ-5: without a dealership of the lender’s own the car’s goes along', () => {
    expect(leads({ dealershipId: undefined, carDealershipId: 'T-1' })).toEqual({
      address: 'https://lender.example/quote/new?dealership_id=T-1',
    });
  });

  it.each([
    'https://evil.example',
    'https://lender.example.evil.example',
    'https://sub.lender.example',
    'https://lender.example@evil.example',
    'https://user:pw@lender.example',
    'https://user@lender.example',
    'https://:pw@lender.example',
    'http://lender.example',
    'javascript:alert(1)//lender.example',
    '//lender.example',
    'lender.example',
    undefined,
  ])('FNQ-4: %s is not gone to', (satelliteUrl) => {
    expect(leads({ satelliteUrl })).toHaveProperty('reason');
    expect(satelliteAddress({}, accepted, phone)).toHaveProperty('reason');
    // A lender that names none is no error.
    if (satelliteUrl === undefined) expect(leads({ satelliteUrl })).toEqual({ reason: undefined });
  });

  it('FNQ-4: this machine may be reached without TLS where its host is named', () => {
    expect(leads({ satelliteUrl: 'http://127.0.0.1:4100' })).toEqual({
      address: 'http://127.0.0.1:4100/quote/new?dealership_id=D+1',
    });
  });
});
