import { expect, it } from 'vitest';
import { settings } from '../../testing/lint-sample.ts';
import { creditLines } from '../../testing/sample-credit.ts';

const rule = 'approval-claim';
const lines = (text: string | object, ...rest: unknown[]) =>
  creditLines(rule, [text], ...(rest as []));

it.each([
  ['Guaranteed approval on every car', 'Guaranteed approval'],
  ['Guaranteed car finance', 'Guaranteed car finance'],
  ['Approval guaranteed!', 'Approval guaranteed'],
  ['Everyone approved', 'Everyone approved'],
  ['Everyone’s approved at Northpoint', 'Everyone’s approved'],
  ['All applicants are approved', 'All applicants are approved'],
  ['We approve everyone', 'We approve everyone'],
  ['All applications accepted', 'All applications accepted'],
  ['No one is turned away', 'No one is turned away'],
  ['100% approval', '100% approval'],
  ['We can finance anyone', 'We can finance anyone'],
  ['Finance for everyone!', 'Finance for everyone'],
  ['Car loans for all.', 'loans for all'],
  ['Everyone gets a yes', 'Everyone gets a yes'],
  ['Approved regardless of your history', 'Approved regardless of your history'],
  ['We say yes when the banks say no', 'We say yes when the banks say no'],
  ['Bank said no? We say yes!', 'Bank said no? We say yes'],
  ['All credit scores welcome', 'All credit scores welcome'],
  ['No credit check', 'No credit check'],
  ['Drive away with no credit checks.', 'no credit checks'],
  ['No credit check is needed', 'No credit check'],
  ['No credit checks are done. Everyone is welcome.', 'No credit checks'],
  ['No credit check before you drive away', 'No credit check'],
  ['Finance without any credit check', 'without any credit check'],
  ['Bad credit OK', 'Bad credit OK'],
  ['Bad credit? No problem!', 'Bad credit? No problem'],
  ['Poor credit history is fine', 'Poor credit history is fine'],
  ['Discharged bankrupts welcome', 'bankrupts welcome'],
  ['Instant approval', 'Instant approval'],
  ['Instant online finance approval', 'Instant online finance approval'],
  ['Get approved in 60 seconds', 'approved in 60 seconds'],
  ['Approval in minutes', 'Approval in minutes'],
  ['You’re pre-approved', 'pre-approved'],
  ['Preapproved for $30,000', 'Preapproved'],
  ['Good news: you’re already approved', 'you’re already approved'],
  ['No one can offer instant approval like us', 'instant approval'],
  ['No one else can offer instant approval', 'instant approval'],
  ['Guaranteed approval is a promise we keep', 'Guaranteed approval'],
  ['Instant approval? No worries!', 'Instant approval'],
  ['Pre-approved buyers only', 'Pre-approved'],
])('CLI-7: «%s» promises a loan, in Australia and in New Zealand', (text, words) => {
  for (const region of ['AU', 'NZ'])
    expect(lines(text, { region })).toEqual([
      expect.stringContaining(`«${words}» warning approval-claim: "${words}" promises a loan`),
    ]);
});

it.each([
  'We can’t finance anyone under 18.',
  'We can finance anyone who meets the lender’s criteria.',
  'Finance for all makes and models',
  'Finance for anyone over 18, subject to approval',
  'Everyone gets a coffee.',
  'All credit cards welcome',
  'All credit scores are considered.',
  'We say yes to dogs in the showroom.',
  'If the bank says no, talk to us.',
  'Approved used cars, whatever your budget',
  'Lending criteria apply. Approval is not guaranteed.',
  'No lender offers guaranteed approval.'.replace('No lender offers', 'A lender can’t offer'),
  'Once you’re approved, we’ll call you.',
  'If you’re pre-approved by your bank, bring the letter.',
  'Ask us about pre-approval.',
  'Guaranteed future value: $21,000',
  'Guaranteed trade-in value, held for a week',
  'Guaranteed loan car with every service',
  'Approved used cars, checked by our workshop',
  'Everyone is welcome',
  'All applicants for the job are answered',
  'We’ll need a credit check before you sign.',
  'Move the sliders. Your answers aren’t saved, and no credit check is run.',
  'An estimate needs no credit check.',
  'No credit check is made until you agree.',
  'No credit checks are run without your consent.',
  'No credit check unless you ask us to apply.',
  'No-one can promise instant approval, and neither do we.',
  'Nobody can promise instant approval.',
  'No lender can guarantee instant approval.',
  'Instant approval? There is no such thing.',
  'Instant approval? No such thing.',
  '“Guaranteed approval” is a phrase we never use.',
  '“Guaranteed approval” is a promise nobody can make.',
  'Pre-approved suppliers only.',
])('CLI-7: «%s» promises none', (text) => {
  expect(lines(text)).toEqual([]);
});

it('CLI-7: a calculator may say that using it needs no credit check, but promises no approval', () => {
  const calculator = (text: string) => ({ type: 'financeCalculator', data: { text } });
  expect(lines(calculator('No credit check, nothing saved.'))).toEqual([]);
  expect(lines(calculator('Fees are extra. No credit check.'))).toEqual([]);
  expect(lines(calculator('Everyone approved.'))).toHaveLength(1);
});

it('CLI-7: mark-up, links, settings and titles for search engines are read', () => {
  expect(lines('<b>Instant</b> approval')).toEqual([
    expect.stringMatching(/«Instant<\/b> approval» .*"Instant approval"/),
  ]);
  const button = { type: 'buttons', data: { buttons: [{ text: 'Get pre-approved', href: '/f' }] } };
  expect(lines(button)).toHaveLength(1);
  expect(lines('Finance', { page: { title: 'Everyone approved' } })).toHaveLength(1);
  const site = settings({ footnote: 'Bad credit OK.' });
  expect(lines('Home', { files: { 'site.json': site } })).toHaveLength(1);
});

it('CLI-7: each kind is reported once for a text; options choose the kinds that count', () => {
  const text = 'No credit check! Instant approval, guaranteed approval, instant approval.';
  expect(lines(text)).toHaveLength(3);
  expect(lines(text, {}, { level: 'warning', claims: ['instant'] })).toEqual([
    expect.stringContaining('"Instant approval"'),
  ]);
});

it('CLI-7: a long text is read in linear time', () => {
  expect(lines('guaranteed car finance approved no credit '.repeat(20_000))).toHaveLength(1);
});

const form = (field: object) => ({
  type: 'form',
  data: { type: 'single', category: 'Finance', fields: [{ name: 'a', type: 'select', ...field }] },
});

it('CLI-7: options of forms are read, but visitors may say that they are pre-approved', () => {
  expect(lines(form({ options: ['Guaranteed approval'] }))).toEqual([
    expect.stringContaining('«Guaranteed approval»'),
  ]);
  expect(lines(form({ options: ['I’m already pre-approved', 'Not yet'] }))).toEqual([]);
});

it('CLI-7: a counter is read with its number', () => {
  const counter = (data: object) => ({ type: 'twgSalesCounter', data });
  const data = { figure: 100, suffix: '%', label: 'finance approval' };
  expect(lines(counter(data))).toEqual([
    expect.stringMatching(/«100» .*"100% finance approval" promises/),
  ]);
  expect(lines(counter({ ...data, figure: 98 }))).toEqual([]);
});
