import { expect, it } from 'vitest';
import { testSite } from '../testing/snapshot.ts';
import { staffForm, vehicleForm } from './forms-of-screens.ts';

const site = testSite();
const messageOf = ({ form }: ReturnType<typeof vehicleForm>) =>
  form.fields.find(({ control }) => control === 'textarea')?.name;

it.each(['Available', 'Sold'])(
  'FRM-14, CAR-6: the enquiry about a car that is %s has room for what the visitor wants to know',
  (status) => {
    const form = vehicleForm({ id: '7', slug: 'tern', name: 'Ostara Tern', status }, [], site);
    expect(messageOf(form)).toBe('Comments');
  },
);

it('FRM-14, TEAM-3: the message to a person has room for a message', () => {
  expect(messageOf(staffForm({ slug: 'mele-fonoti' }, [], site))).toBeDefined();
});
