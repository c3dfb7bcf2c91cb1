import { expect, it } from 'vitest';
import { lintSample, page } from '../../testing/lint-sample.ts';

const rule = 'block-empty';
const found = (type: string, data: object) =>
  lintSample({ files: { 'pages/home.json': page({ blocks: [{ type, data }] }) } }, { rule }).map(
    ({ finding: { pointer, property } }) =>
      pointer.replace('/blocks/0/data', '') + (property === undefined ? '' : `/${property}`),
  );
const paragraph = { type: 'paragraph', data: { text: 'Yes.' } };

it.each([
  ['paragraph', { text: '' }, ['/text']],
  ['paragraph', { text: '&nbsp;<br> <b></b>' }, ['/text']],
  ['header', { text: ' ', level: 2 }, ['/text']],
  ['raw', { html: '<p></p>\n<!-- note -->' }, ['/html']],
  ['list', { items: [] }, ['/items']],
  ['list', { items: ['Oil', ' '] }, ['/items/1']],
  [
    'list',
    { items: [{ content: 'Oil', items: [{ content: '<br>' }] }, { content: '' }] },
    ['/items/0/items/0/content', '/items/1/content'],
  ],
  ['table', { content: [['Oil', '$90'], ['', '<br>'], []] }, ['/content/1/0', '/content/2']],
  [
    'faq',
    { questions: [{ blocks: [paragraph] }, { blocks: [] }] },
    ['/questions/0/blocks', '/questions/1/blocks'],
  ],
  ['columns', { cols: [{ blocks: [] }, { blocks: [] }] }, ['/cols']],
])('CLI-2: %s with %j is empty', (type, data, pointers) => {
  expect(found(type, data)).toEqual(pointers);
});

it.each([
  ['paragraph', { text: '<b>0</b>' }],
  ['raw', { html: '<img src="/assets/a.svg" alt="">' }],
  [
    'table',
    {
      content: [
        ['Oil', ''],
        ['', '$90'],
      ],
    },
  ],
  ['faq', { questions: [{ blocks: [paragraph, paragraph] }] }],
  ['columns', { cols: [{ blocks: [paragraph] }, { blocks: [] }] }],
  ['list', { items: ['Oil'] }],
])('CLI-2: %s with %j is not', (type, data) => {
  expect(found(type, data)).toEqual([]);
});

it('CLI-2: a success message and a component have blocks', () => {
  const files = {
    'pages/home.json': page({
      customSuccessMessages: [
        { category: 'General Enquiry', blocks: [paragraph] },
        { category: 'Parts Enquiry', blocks: [] },
      ],
    }),
    'components/hours.json': { name: 'hours', props: [], blocks: [] },
  };
  expect(
    lintSample({ files }, { rule }).map(({ finding: { pointer, property } }) => [
      pointer,
      property,
    ]),
  ).toEqual([
    ['', 'blocks'],
    ['/customSuccessMessages/1', 'blocks'],
  ]);
});

it('CLI-2: an offer shows something', () => {
  const files = { 'data/offers.json': [{ id: 'a' }, { id: 'b', heading: 'Tyres' }, {}] };
  expect(lintSample({ files }, { rule }).map(({ finding }) => finding.pointer)).toEqual(['/0/id']);
});
