import { expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

it('BLK-2: raw HTML keeps its text, tables and pictures and loses what runs or restyles', () => {
  const html = drawBlocks([
    {
      type: 'raw',
      data: {
        html:
          '<h1>Warranty</h1><p style="position:fixed" onclick="x()">Three <b>months</b></p>' +
          '<script>alert(1)</script><style>*{display:none}</style><iframe src="//x"></iframe>' +
          '<table><tbody><tr><td>12</td></tr></tbody></table>',
      },
    },
  ]);
  expect(html).toContain(
    '<div class="fc-raw"><h2>Warranty</h2><p>Three <b>months</b></p><div role="group" aria-label="Table" tabindex="0"><table><tbody><tr><td>12</td></tr></tbody></table></div></div>',
  );
});
