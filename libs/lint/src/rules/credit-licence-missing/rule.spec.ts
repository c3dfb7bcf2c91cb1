import { expect, it } from 'vitest';
import { creditLines } from '../../testing/sample-credit.ts';
import type { CreditSample } from '../../testing/sample-credit.ts';

const lines = (text: string, sample?: CreditSample) =>
  creditLines('credit-licence-missing', [text], sample);
const licence = 'Australian Credit Licence 123456';

it.each(['2.9% p.a.', '$89 a week', 'No deposit', 'Interest free'])(
  'CLI-7: %s needs the licence, on the page or in the footer',
  (claim) => {
    expect(lines(claim)).toEqual([expect.stringContaining(`«${claim}» warning`)]);
    expect(lines(`${claim}. ${licence}`)).toEqual([]);
    expect(lines(claim, { site: { footnote: `© Demo. ${licence}` } })).toEqual([]);
    expect(lines(claim, { region: 'NZ' })).toEqual([]);
  },
);

it('CLI-7: the initials alone are reported as such', () => {
  expect(lines('No deposit. ACL 123456')).toEqual([expect.stringContaining('initials ACL')]);
});

it('CLI-7: a page that advertises no credit needs no licence', () => {
  expect(lines('Ask us about finance. Comparison rate 8% p.a.')).toEqual([]);
});

it('CLI-7: the licence on the page or in the footer counts for search engines too', () => {
  const seo = { description: 'Drive a Tern from $89 a week.' };
  expect(lines(licence, { page: { seo } })).toEqual([]);
  expect(lines('Cars', { page: { seo }, site: { footnote: licence } })).toEqual([]);
  expect(lines('Cars', { page: { seo } })).toHaveLength(1);
});

it('CLI-7: leases to consumers need a licence too, but no comparison rate', () => {
  const text = 'Lease it for $199 a week';
  expect(lines(text)).toEqual([expect.stringContaining('«$199 a week» warning')]);
  expect(creditLines('comparison-rate-missing', [text])).toEqual([]);
});
