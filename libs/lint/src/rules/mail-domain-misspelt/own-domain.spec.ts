import { expect, it } from 'vitest';
import { lintSample, page, settings } from '../../testing/lint-sample.ts';

const rule = 'mail-domain-misspelt';
const domains = ['harbour-city.com.au', 'www.harbour-city.com.au'];
const own = 'Write to hello@harbour-city.com.au or';
const run = (text: string, changes: object = {}) =>
  lintSample(
    {
      files: {
        'site.json': settings({ domains, ...changes }),
        'pages/home.json': page({ blocks: [{ type: 'paragraph', data: { text } }] }),
      },
    },
    { rule },
  ).map(({ finding: { message } }) => message);

it.each([
  [`${own} hello@harbor-city.com.au.`, '"harbor-city.com.au" is not the domain'],
  [`${own} hello@harbour-city.com.`, 'did you mean "harbour-city.com.au"?'],
  ['See www.harbour-cty.com.au for more.', '"harbour-cty.com.au" is a letter from the domain'],
  ['<a href="https://www.harbuor-city.com.au/cars">Cars</a>', '"harbuor-city.com.au" is a letter'],
])('CLI-7: «%s» is reported', (text, message) => {
  expect(run(text)).toEqual([expect.stringContaining(message)]);
});

it.each([
  `${own} hello@harbour-city.co.nz in New Zealand.`,
  'Write to hello@harbour-city.com.',
  `${own} hello@harbour-city.com, parts@harbour-city.com.`,
  `${own} hello@harbour-finance.com.au.`,
  'See www.harbour-city.com.au, or https://harbour-city.com.au/cars.',
  'See www.harbour-bank.com.au.',
  'See https://harbour-city.com.au.example.com.',
  '// harbour-cty',
])('CLI-7: «%s» is accepted', (text) => {
  expect(run(text)).toEqual([]);
});

it('CLI-7: the mailbox for replies is compared with the addresses of texts', () => {
  const forms = { confirmationEmail: { replyTo: 'hello@harbour-citty.com.au' } };
  expect(run(`${own} ring us.`, { settings: { forms } })).toHaveLength(1);
  expect(run('Ring us.', { settings: { forms } })).toEqual([]);
});
