import { expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

const header = (text: string, level?: number) => ({ type: 'header', data: { text, level } });
const headings = (html: string) =>
  [...html.matchAll(/<(h\d)[^>]*>(.*?)<\/\1>/g)].map(([, tag, text]) => `${tag} ${text}`);

it('BLK-2: a header has the level that the editor chose, 2 without one', () => {
  const levels = [1, 2, 3, 4, 5, 6].map((level) => header(`Level ${level}`, level));
  expect(headings(drawBlocks([...levels, header('None')]))).toEqual([
    'h1 Level 1',
    'h2 Level 2',
    'h3 Level 3',
    'h4 Level 4',
    'h5 Level 5',
    'h6 Level 6',
    'h2 None',
  ]);
});

it('BLK-2: a header of level 1 is the page’s title, and a page has only one', () => {
  const html = drawBlocks([header('About us', 1), header('About us again', 1)]);
  expect(headings(html)).toEqual(['h1 About us', 'h2 About us again']);
});

it('BLK-2: a header keeps emphasis and drops what is unsafe', () => {
  const html = drawBlocks([header('An <i>honest</i> <img src=x onerror=alert(1)>price')]);
  expect(headings(html).at(-1)).toBe('h2 An <i>honest</i> price');
});
