import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

function draw(data: Record<string, unknown>): string {
  const html = drawBlocks([{ type: 'list', data }]);
  return html.slice(html.indexOf('<div class="fc-list"')).replace(/<div[^>]*>|(?:<\/div>)+$/g, '');
}

describe('list', () => {
  it('BLK-2: renders unordered and ordered lists', () => {
    const items = [
      { content: 'a', meta: {}, items: [] },
      { content: 'b', meta: {}, items: [] },
    ];
    expect(draw({ style: 'unordered', items })).toBe('<ul><li>a</li><li>b</li></ul>');
    expect(draw({ style: 'ordered', items })).toBe('<ol><li>a</li><li>b</li></ol>');
  });

  it('BLK-2: counts from where and in what the editor chose, level by level', () => {
    const items = [
      {
        content: 'a',
        meta: { counterType: 'lower-alpha' },
        items: [{ content: '<b>b</b>', meta: {}, items: [] }],
      },
    ];
    expect(draw({ style: 'ordered', meta: { start: 3, counterType: 'upper-roman' }, items })).toBe(
      '<ol start="3" type="I"><li>a<ol type="a"><li><b>b</b></li></ol></li></ol>',
    );
  });

  it('BLK-2: takes the entries of the list tool’s first version', () => {
    expect(draw({ style: 'unordered', items: ['a', '<i>b</i>'] })).toBe(
      '<ul><li>a</li><li><i>b</i></li></ul>',
    );
  });

  it('BLK-2: sanitises entries at any depth', () => {
    const bad = 'x<img src=x onerror=alert(1)><a href="javascript:alert(1)">y</a>';
    const items = [{ content: bad, items: [{ content: bad, items: [{ content: bad }] }] }, bad];
    expect(draw({ items }).replace(/<\/?(?:ul|li)>/g, '')).toBe('xyxyxyxy');
  });

  it('BLK-2: a checklist shows and announces what is ticked', () => {
    const html = draw({
      style: 'checklist',
      items: [
        { content: 'done', meta: { checked: true }, items: [] },
        { content: 'open', meta: { checked: false }, items: [] },
      ],
    });
    const [done, open] = html.split('</li>');
    expect(done).toContain('aria-label="Ticked:"');
    expect(open).not.toContain('Ticked');
  });
});
