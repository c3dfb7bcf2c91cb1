import { expect, it } from 'vitest';
import { page, reportLines, settings } from '../../testing/lint-sample.ts';

const rule = 'mail-domain-misspelt';
const run = (...blocks: object[]) =>
  reportLines({ files: { 'pages/home.json': page({ blocks }) } }, { rule });
const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });
const button = (href: string) => ({
  type: 'buttons',
  data: { buttons: [{ text: 'Write', href }] },
});

it.each([
  ['rosa@gmail.con', 'gmail.con', 'gmail.com'],
  ['rosa@gmial.com', 'gmial.com', 'gmail.com'],
  ['rosa@Hotmail.cm', 'Hotmail.cm', 'hotmail.com'],
  ['sales@northpoint.con.au', 'northpoint.con.au', 'northpoint.com.au'],
  ['sales@northpoint.comm', 'northpoint.comm', 'northpoint.com'],
])('CLI-7: %s has a misspelt domain, in links and texts', (mail, marked, meant) => {
  const expected = [expect.stringMatching(new RegExp(`«${marked}» .*did you mean "${meant}"\\?$`))];
  expect(run(button(`mailto:${mail}?subject=Hi`))).toEqual(expected);
  expect(run(paragraph(`Write to ${mail}.`))).toEqual(expected);
  expect(run(paragraph(`<a href="mailto:${mail}">${mail}</a>`))).toEqual(expected);
});

it.each([
  ...['rosa@gmail.com', 'rosa@mail.com', 'rosa@ymail.com', 'rosa@yahoo.co.nz', 'rosa@xtra.co.nz'],
  ...[
    'rosa@hotmail.co.uk',
    'rosa@bigpond.net.au',
    'rosa@dealer.example',
    'rosa@con.com',
    'rosa @ 5',
  ],
])('CLI-7: %s has none', (mail) => {
  expect(run(paragraph(mail))).toEqual([]);
});

it('CLI-7: the mailbox for replies is read', () => {
  const site = (replyTo: string) => {
    const confirmationEmail = { from: 'a@b.example', replyTo };
    return reportLines(
      { files: { 'site.json': settings({ settings: { forms: { confirmationEmail } } }) } },
      { rule },
    );
  };
  expect(site('sales@gmail.con')).toHaveLength(1);
  expect(site('sales@gmail.com')).toEqual([]);
});

it('OPS-3: a text of any length is read in linear time', () => {
  expect(run(paragraph('a@b.'.repeat(20_000)), paragraph('a'.repeat(80_000) + '@'))).toEqual([]);
});

it.each([
  ['sales@@dealer.example', 'sales@@dealer.example'],
  ['sales@dealer,com.au', 'sales@dealer,com.au'],
])('CLI-7: %s is no address', (text, marked) => {
  expect(run(paragraph(`Write to ${text} today.`))).toEqual([
    expect.stringContaining(`«${marked}» warning`),
  ]);
});

it('CLI-7: a domain that is nearly that of the other addresses is reported', () => {
  const other = paragraph('Write to sales@demo.example.');
  expect(run(other, paragraph('Or to parts@demoo.example.'))).toEqual([
    expect.stringMatching(/«demoo.example» .*did you mean "demo.example"\?$/),
  ]);
  expect(run(paragraph('Write to parts@demoo.example.'))).toEqual([]);
  expect(run(other, paragraph('Or to parts@demo-group.example, @demo.'))).toEqual([]);
});
