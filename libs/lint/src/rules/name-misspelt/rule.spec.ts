import { expect, it } from 'vitest';
import { lintSample, page, settings } from '../../testing/lint-sample.ts';

const files = {
  'site.json': settings({ name: 'Harbour City' }),
  'data/team.json': [
    'Amara Osei',
    'George Halloran',
    'Mārama Tāwhai',
    'Maria Lopes',
    'Amara Osei',
  ].map((name, id) => ({ id, name })),
  'data/models.json': ['Tern', 'Fern', 'Meridian', 'Corolla Cross'].map((name) => ({
    name,
    slug: name.toLowerCase().replace(' ', '-'),
    manufacturer_name: 'Ostara',
  })),
};
const run = (text: string, path = '/') =>
  lintSample(
    {
      files: {
        ...files,
        'pages/a.json': page({ path, blocks: [{ type: 'paragraph', data: { text } }] }),
      },
    },
    { rule: 'name-misspelt' },
  ).map(({ finding: { message } }) => message);

it.each([
  ['Harbor City is open on Sundays.', '"Harbor City" is not how the dealer is written'],
  ['Welcome to <b>Harbuor City</b>’s yard', 'did you mean "Harbour City"?'],
  [
    'Ask Amara Ossei about finance.',
    '"Amara Ossei" is not in data/team.json; did you mean "Amara Osei"?',
  ],
  ['Speak to <em>Goerge Halloran</em>.', 'did you mean "George Halloran"?'],
  ['Amara Osie, our finance manager, is in on weekdays.', 'did you mean "Amara Osei"?'],
])('CLI-7: «%s» is reported', (text, message) => {
  expect(run(text)).toEqual([expect.stringContaining(message)]);
});

it.each([
  ['Drive an Ostara Tren today', '/models/tern', 'did you mean "Ostara Tern"?'],
  ['The Ostara Merridian has it', '/models/meridian', 'did you mean "Ostara Meridian"?'],
])('CLI-7: on the page of the model, «%s» is reported', (text, path, message) => {
  expect(run(text, path)).toEqual([expect.stringContaining(message)]);
  expect(run(text)).toEqual([]);
});

it('CLI-7: beside a link to the model, its name is compared', () => {
  const cards = [{ heading: 'Ostara Tren', href: '/models/tern' }];
  const blocks = [{ type: 'cardsTool', data: { cards } }];
  const found = lintSample(
    { files: { ...files, 'pages/a.json': page({ blocks }) } },
    { rule: 'name-misspelt' },
  );
  expect(found.map(({ finding }) => finding.pointer)).toEqual(['/blocks/0/data/cards/0/heading']);
});

it.each([
  'Harbour City’s yard, Harbour Cities and Harbour Bridge',
  'Harbour City and Harbor City are two places.',
  'Cross the harbour city in an hour.',
  'Ask Amara Osei, or ask for George Halloran’s brother.',
  'Ask Marama Tawhai about the workshop.',
  'Ask Mārama Tawhai about the workshop.',
  'Ask Marie Lopes about parts.',
  'Ask Joan Halloran, who keeps the books.',
  'Call Blue Line, our courier.',
  'Contact Fair Trading on 13 32 20.',
  'See Amara Lane on the map.',
  'Meet George Hallorans everywhere.',
  'The Ostaras are here.',
  'Ask Sam Osei about tyres.',
  'Write to hello@harbor-city.example.',
  'Amara Osler, a customer of ours, drove it home.',
])('CLI-7: «%s» is accepted', (text) => {
  expect(run(text)).toEqual([]);
});

it.each([
  ['The Ostara Tern and both Ostara Terns', '/models/tern'],
  ['The Ostara Fern is smaller than the Ostara Tern', '/models/tern'],
  ['Ostara Term deposits', '/models/unknown'],
  ['Left Turn ahead', '/models/tern'],
  ['The Ostara Corolla Cross', '/models/corolla-cross'],
  ['The Ostara Corollas', '/models/corolla-cross'],
  ['An Ostara Tern’s boot', '/models/tern'],
  ['The Ostara Team', '/models/tern'],
])('CLI-7: on the page of the model, «%s» is accepted', (text, path) => {
  expect(run(text, path)).toEqual([]);
});
