import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });
const question = (title: object, ...answer: object[]) => ({ blocks: [title, ...answer] });
const two = [
  question(
    { type: 'header', data: { text: 'Do you <i>deliver</i>?', level: 1 } },
    paragraph('Yes.'),
    paragraph('Within 150 km.'),
  ),
  question(paragraph('Do you buy cars?'), paragraph('We do.')),
];
const draw = (data: object = {}, publicationDate = '2025-06-01', id?: string) =>
  drawBlocks([paragraph('Before.'), { id, type: 'faq', data: { questions: two, ...data } }], {
    page: { publicationDate },
  });
const parts = (html: string) =>
  [...html.matchAll(/<summary[^>]*>(.*?)<\/summary>(.*?)<\/details>/gs)].map(
    ([, title, answer]) => ({
      title: title!.replace(/<svg.*?<\/svg>/gs, ''),
      answer: answer!,
    }),
  );

describe('faq', () => {
  it('BLK-8: of each question the first block is the title, the rest the answer', () => {
    const [first, second] = parts(draw());
    expect(first!.title).toContain('Do you <i>deliver</i>?');
    expect(first!.title).not.toContain('Yes.');
    expect(first!.answer).toContain('Yes.');
    expect(first!.answer).toContain('Within 150 km.');
    expect(second!.title).toContain('Do you buy cars?');
    expect(second!.answer).toContain('We do.');
  });

  it('BLK-8: questions are headings one below the heading of the block', () => {
    const html = draw({ heading: 'Good to know', subheading: 'Ask <a href="/contact">us</a>' });
    expect(html).toMatch(/<h2[^>]*>Good to know<\/h2>/);
    expect(html).toContain('<a href="/contact"');
    expect(parts(html)[0]!.title).toMatch(/^<h3/);
    expect(parts(draw())[0]!.title).toMatch(/^<h2/);
  });

  it('BLK-8: a title of another type is rendered as its own block', () => {
    const list = { type: 'list', data: { style: 'unordered', items: ['Rego', 'Transfers'] } };
    const [only] = parts(draw({ questions: [question(list, paragraph('Both included.'))] }));
    expect(only!.title).toContain('<ul');
    expect(only!.title).toContain('Transfers');
    expect(only!.answer).toContain('Both included.');
  });

  it('BLK-8: a question without blocks is left out', () => {
    expect(parts(draw({ questions: [{ blocks: [] }, two[1]] }))).toHaveLength(1);
  });

  it('CUT-1: from 2024-07-29 one answer is open at a time, the first to begin with', () => {
    const after = draw({}, '2024-07-29', 'answers');
    expect(after).toContain('data-layout="split"');
    expect(after.match(/<details [^>]*name="faq-answers"/g)).toHaveLength(2);
    expect(after.match(/<details [^>]*open=""/g)).toHaveLength(1);
    const before = draw({}, '2024-07-28');
    expect(before).toContain('data-layout="stacked"');
    expect(before).not.toMatch(/<details [^>]*(?:name|open)=/);
  });

  it('BLK-8: two blocks on a page do not close each other’s answers', () => {
    const html = drawBlocks(
      [two, [two[1]]].map((questions) => ({ type: 'faq', data: { questions } })),
      { page: { publicationDate: '2025-06-01' } },
    );
    const names = [...html.matchAll(/<details [^>]*name="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(3);
    expect(new Set(names).size).toBe(2);
  });
});
