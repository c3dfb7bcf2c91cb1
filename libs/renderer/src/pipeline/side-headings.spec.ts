import { expect, it } from 'vitest';
import { sideColumns, type Flow } from './side-headings.ts';

/** Columns as one letter a block: H for a heading, t for text, - for neither. */
const columnsOf = (flows: string): string => {
  const names: Record<string, Flow> = { h: 'heading', p: 'paragraph', t: 'text' };
  const columns = sideColumns([...flows].map((letter) => names[letter]));
  return columns.map((column) => (column === 'heading' ? 'H' : column ? 't' : '-')).join('');
};

it('WEB-4: headings are beside their text, on a page of text and between wider blocks', () => {
  expect(columnsOf('thphpp')).toBe('-HtHtt');
  expect(columnsOf('.ht.htp.')).toBe('-Ht-Htt-');
});

it('WEB-4: an introduction of wider blocks, and a heading without text, have no column', () => {
  expect(columnsOf('hp.')).toBe('---');
  expect(columnsOf('h.')).toBe('--');
  expect(columnsOf('hhp')).toBe('-Ht');
  expect(columnsOf('tpt.')).toBe('----');
});
