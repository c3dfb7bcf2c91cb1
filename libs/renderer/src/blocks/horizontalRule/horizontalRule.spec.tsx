import { expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

it('BLK-2: Editor.js’s delimiter is a horizontal rule', () => {
  expect(drawBlocks([{ type: 'horizontalRule', data: {} }])).toContain('<hr ');
});
