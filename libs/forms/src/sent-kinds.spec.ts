import { expect, it } from 'vitest';
import { sentKinds } from './sent-kinds.ts';

const asking = (field: object) =>
  ({ fields: [{ name: 'subcategory', label: 'About', ...field }] }) as Parameters<
    typeof sentKinds
  >[0];

it.each([
  [{ preset: 'careers' }, 'General Enquiry', ['Careers Enquiry']],
  [{ category: 'Survey', subcategory: 'Owners' }, 'Survey', ['Owners']],
  [
    { preset: 'finance' },
    'Finance Enquiry',
    [
      'Finance Enquiry without Car',
      'Finance Enquiry with Used Car',
      'Finance Enquiry with New/Demo Car',
    ],
  ],
  [asking({ type: 'select', options: ['Fleet', 'Trade'] }), 'General Enquiry', ['Fleet', 'Trade']],
  [asking({ type: 'hidden' }), 'General Enquiry', undefined],
] as const)('CLI-7: the leads of %j are of %s', (data, category, subcategories) =>
  expect(sentKinds(data as Parameters<typeof sentKinds>[0])).toEqual({
    category,
    ...(subcategories && { subcategories }),
  }),
);
