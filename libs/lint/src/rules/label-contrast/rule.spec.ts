import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'label-contrast';
const run = (block: object) =>
  reportLines({ files: { 'pages/home.json': page({ blocks: [block] }) } }, { rule });
const tag = (colours: object) => ({ type: 'tag', data: { text: 'Demo', ...colours } });

it('CLI-7: reports a tag, and an entry of tags, whose text is hard to read', () => {
  const pale = { backgroundColor: '#ffff00', textColor: '#ffffff' };
  expect(run(tag(pale))).toEqual([
    expect.stringContaining(
      `«"#ffffff"» warning ${rule}: #ffffff on #ffff00 has a contrast of 1.07 to 1`,
    ),
  ]);
  expect(
    run({ type: 'tags', data: { tags: [{ text: 'New' }, { text: 'Demo', ...pale }] } }),
  ).toHaveLength(1);
});

it.each([
  { backgroundColor: '#f89e3c', textColor: '#032442' },
  { backgroundColor: '#ff0', textColor: '#000' },
  { backgroundColor: '#ffff00' },
  { textColor: '#ffffff' },
  // The label is opaque.
  { backgroundColor: '#00000000', textColor: '#ffffff' },
])('CLI-6: accepts %j', (colours) => {
  expect(run(tag(colours))).toEqual([]);
});
