import { expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

it('BLK-2: a paragraph keeps inline mark-up and is part of the running text', () => {
  const text = 'See <a href="/finance">finance</a> or <b>call</b>.<script>alert(1)</script>';
  const html = drawBlocks([{ type: 'paragraph', data: { text } }]);
  expect(html).toContain(
    '<p class="fc-paragraph">See <a href="/finance">finance</a> or <b>call</b>.</p>',
  );
  expect(html).toContain('data-flow="text"');
});
