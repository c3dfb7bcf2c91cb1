import { expect, it } from 'vitest';
import { lintSample } from '../../testing/lint-sample.ts';
import { linkFixes, linkLines, markupLines } from '../../testing/sample-links.ts';

const rule = 'link-malformed';

it.each(['mailto:sales@', 'tel:call-us'])('CLI-7: %s is reported where it is written', (href) => {
  expect(linkLines(rule, href)).toEqual([
    expect.stringContaining(`«"${href}"» error`),
    expect.stringContaining('error link-malformed'),
  ]);
});

it('CLI-7: spaces and missing schemes are fixed', () => {
  expect(linkFixes(rule, 'tel:02 5550 0142')).toEqual([
    { pointer: '/blocks/0/data/buttons/0/href', value: 'tel:0255500142' },
    {
      pointer: '/blocks/1/data/text',
      within: expect.anything() as object,
      value: 'tel:0255500142',
    },
  ]);
  expect(linkFixes(rule, 'mailto:sales@')).toEqual([undefined, undefined]);
});

it('CLI-7: entities of mark-up are part of the address, in its fix too', () => {
  const files = {
    'components/a.json': {
      name: 'a',
      blocks: [{ type: 'paragraph', data: { text: '<a href="www.a.example/?b=c&amp;d=e">A</a>' } }],
    },
  };
  const [found] = lintSample({ files }, { rule });
  expect(found?.finding.message).toContain('"www.a.example/?b=c&d=e"');
  expect(found?.fix).toMatchObject({
    within: expect.anything() as object,
    value: 'https://www.a.example/?b=c&d=e',
  });
});

it('CLI-7: addresses with placeholders, and text beside links, are not reported', () => {
  expect(markupLines(rule, '<a href="{{href}}">A</a> tel:none www.a.example')).toEqual([]);
  expect(markupLines(rule, '<a '.repeat(50_000))).toEqual([]);
});

it('CLI-7: an address that validation refuses is reported under this rule, with its fix', () => {
  const [pointer, message] = ['/path', '"www.a.example" has no https:// in front'];
  const finding = { rule: 'link-malformed', severity: 'error', pointer, message } as const;
  const suggestion = 'https://www.a.example';
  const known = [finding, { ...finding, suggestion }].map((each) => ({
    file: 'pages/home.json',
    finding: each,
  }));
  const found = lintSample({}, { rule, known });
  expect(found.map(({ fix }) => fix)).toEqual([undefined, { pointer, value: suggestion }]);
});
