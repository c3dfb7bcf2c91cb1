import { expect, it } from 'vitest';
import { lintSample, page, settings } from '../../testing/lint-sample.ts';

const form = { type: 'form', data: { category: 'General Enquiry' } };
const contact = page({ path: '/contact', blocks: [form] });
const run = (files: Readonly<Record<string, object>>) =>
  lintSample({ files }, { rule: 'thank-you-missing' }).map(
    ({ file, finding: { pointer } }) => file + pointer,
  );

it('SUC-1 CLI-2: reports once that forms lead to a page that is missing', () => {
  expect(
    run({
      'pages/contact.json': contact,
      'pages/service.json': page({ path: '/service', blocks: [form] }),
    }),
  ).toEqual(['site.json/slug']);
});

it.each([
  ['the page is there', { 'pages/thanks.json': page({ path: '/thank-you' }) }],
  [
    'the settings name another page',
    { 'site.json': settings({ settings: { success: { path: '/thanks' } } }) },
  ],
  ['no page has a form', { 'pages/contact.json': page({ path: '/contact' }) }],
])('SUC-1 CLI-2: reports nothing if %s', (_, files) => {
  expect(run({ 'pages/contact.json': contact, ...files })).toEqual([]);
});
