import { expect, it } from 'vitest';
import { lintSample, page } from '../../testing/lint-sample.ts';

const run = (text: string) =>
  lintSample(
    { files: { 'pages/home.json': page({ blocks: [{ type: 'paragraph', data: { text } }] }) } },
    { rule: 'placeholder-text' },
  ).map(({ finding: { message } }) => message.split(' is a placeholder')[0]);

it.each([
  ['Dear «FirstName», your car is ready.', '"«FirstName»"'],
  ['Welcome to [site:name].', '"[site:name]"'],
  ['Welcome to @Model.DealerName today.', '"@Model.DealerName"'],
  ['Hello %s, your car is ready.', '"%s"'],
  ['Six makes.:contentReference[oaicite:0]{index=0}', '":contentReference[oaicite:0]{index=0}"'],
  ['We sell six makes. 【4†source】', '"【4†source】"'],
  ['Sent from my iPhone', '"Sent from my iPhone"'],
  ['Tern (check with George before Friday)', '"(check with George before Friday)"'],
  ['Tern (price to confirm before this goes live)', '"(price to confirm before this goes live)"'],
  ['As discussed, please update this text.', '"please update this text"'],
  ['$???', '"$???"'],
  ['<<<<<<< HEAD In by eight ======= In by nine >>>>>>> b', '"<<<<<<< HEAD"'],
  ['>>>>>>> feature In by eight', '">>>>>>> feature"'],
])('CLI-7: «%s» is reported', (text, message) => {
  expect(run(text)).toEqual([message]);
});

it.each([
  'The «Tern» and the «Tern Touring»',
  'Check with your lender before you sign.',
  'Please update your details at the desk.',
  'Please change the time if it doesn’t suit.',
  'Save 20 %s of the time',
  'Ask @ModelCars on social media.',
  'When the site goes live we’ll write to you.',
  'A note sent from my desk',
  'Open [site plan].',
])('CLI-7: «%s» is accepted', (text) => {
  expect(run(text)).toEqual([]);
});
