import { expect, it } from 'vitest';
import { unmatchedOverrides } from './unmatched-overrides.ts';

const tenants = [
  {
    directory: 'tenants/quay',
    files: ['tenants/quay/pages/finance.json', 'tenants/quay/site.json'],
  },
  { directory: 'tenants/harbour', files: ['tenants/harbour/pages/legal/terms.json'] },
];
const messages = (override: object) =>
  unmatchedOverrides({ overrides: [{ rules: {}, ...override }] }, tenants);

it('CLI-2: an override that misspells a tenant, a file or a folder is reported', () => {
  expect(messages({ tenants: ['quya'], files: ['pages/finanse.json', 'pages/lega/'] })).toEqual([
    'overrides[0].tenants has no effect: there is no "quya", did you mean "quay"?',
    'overrides[0].files has no effect: there is no "pages/finanse.json", did you mean "pages/finance.json"?',
    'overrides[0].files has no effect: there is no "pages/lega", did you mean "pages/legal"?',
  ]);
});

it.each([
  {},
  { tenants: ['quay'], files: ['pages', 'pages/finance.json', 'site.json', 'pages/legal'] },
  { tenants: ['kauri-motors'], files: ['data/offers.json'] },
])('CLI-2: %j is accepted', (override) => {
  expect(messages(override)).toEqual([]);
});
