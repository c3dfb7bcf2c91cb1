import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';
import { markupLines } from '../../testing/sample-links.ts';

const rule = 'link-text-vague';
const button = (text: string, phrases?: readonly string[]) =>
  reportLines(
    {
      files: {
        'pages/home.json': page({
          blocks: [{ type: 'buttons', data: { buttons: [{ text, href: '/finance' }] } }],
        }),
      },
    },
    { rule, config: phrases && { rules: { [rule]: { phrases: [...phrases] } } } },
  );

it.each([
  'Click here',
  'click here!',
  '» Here',
  'CLICK HERE for our rates',
  'This page',
  'More …',
  'Tap here →',
])('CLI-7: %j says too little, on a button and in a text', (label) => {
  expect(button(label)).toEqual([expect.stringContaining(`«"${label}"» warning`)]);
  expect(markupLines(rule, `See <a href="/finance"><b>${label}</b></a>`)).toHaveLength(1);
});

it.each(['Finance', 'See the Tern', 'Here to help', 'Link Road branch', 'More SUVs', ''])(
  'CLI-7: %j is not reported',
  (label) => {
    expect(button(label)).toEqual([]);
    expect(markupLines(rule, `Click here: <a href="/finance">${label}</a>`)).toEqual([]);
  },
);

it('CLI-7: a tenant adds phrases of its own', () => {
  expect(button('Read more')).toEqual([]);
  expect(button('Read more', ['read more'])).toHaveLength(1);
});

it('CLI-7: an address is no label of a button, and neither is the word itself', () => {
  for (const text of ['https://demo.example/cars', 'Button', 'Link text', 'Right here'])
    expect(button(text)).toHaveLength(1);
  expect(
    ['Go electric', 'Buttons and trim', 'demo.example'].flatMap((text) => button(text)),
  ).toEqual([]);
});
