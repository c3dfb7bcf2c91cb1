import { describe, expect, it } from 'vitest';
import type { PersonalLead } from '../ports/privacy-store.ts';
import { concerns, leadsOfPerson, phoneKey } from './person.ts';

const lead = (id: string, email: string): PersonalLead => ({
  id,
  tenant: 'north',
  form: '/contact#contact',
  createdAt: 1,
  revisions: [
    { status: 'partial', content: JSON.stringify({ fields: { email } }), acceptedAt: 1 },
    { status: 'Complete', content: JSON.stringify({ fields: {} }), acceptedAt: 2 },
  ],
});

describe('leads of a person', () => {
  it.each([
    ['0491 570 156', '491570156'],
    ['+61 491 570 156', '491570156'],
    ['+61 (0)491 570 156', '491570156'],
    ['0061491570156', '491570156'],
    ['00 11 61 491 570 156', '491570156'],
    ['+64 21 555 012', '21555012'],
    ['12345', ''],
    ['1 Quay Street', ''],
    ['', ''],
  ])('FRM-16: the digits of %j that matter are %j', (text, key) => {
    expect(phoneKey(text)).toBe(key);
  });

  it('FRM-16: a person is found by address or number, wherever it was entered and however', () => {
    const ann = { email: 'Ann@Cole.example', phone: '0491 570 156' };
    expect(concerns(ann, { Comments: 'Write to <ann@cole.example>, please' })).toBe(true);
    expect(concerns(ann, { mobile: '+61491570156' })).toBe(true);
    expect(concerns(ann, { list: ['x', 'ANN@cole.example'] })).toBe(true);
    expect(concerns(ann, { email: 'joann@cole.example', phone: '0491 570 157' })).toBe(false);
    expect(concerns(ann, { opt_in: true })).toBe(false);
    expect(concerns({ phone: 'none' }, { phone: '', Comments: 'none' })).toBe(false);
    expect(concerns({ email: ' ' }, { email: '' })).toBe(false);
    expect(concerns({}, { email: 'ann@cole.example' })).toBe(false);
  });

  it('FRM-16: all leads are searched, batch after batch, by any of their revisions', async () => {
    const leads = Array.from({ length: 450 }, (_, index) =>
      lead(String(index).padStart(4, '0'), index % 200 === 0 ? 'ann@cole.example' : 'bo@x.example'),
    );
    const scans: unknown[] = [];
    const store = {
      scan: async (from: { tenant?: string; after?: string }, limit: number) => {
        scans.push(from);
        return leads.filter(({ id }) => id > (from.after ?? '')).slice(0, limit);
      },
    };
    const found = await leadsOfPerson(store, { email: 'ann@cole.example' }, 'north');
    expect(found.map(({ id }) => id)).toEqual(['0000', '0200', '0400']);
    expect(scans).toEqual([
      { after: '', tenant: 'north' },
      { after: '0199', tenant: 'north' },
      { after: '0399', tenant: 'north' },
    ]);
    expect(await leadsOfPerson({ scan: async () => [] }, { email: 'a@b.example' })).toEqual([]);
  });
});
