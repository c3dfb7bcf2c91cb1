import { expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

it('FRM-1: a built form is rendered as a form with the editor’s questions', () => {
  const html = drawBlocks([
    {
      type: 'formBuilder',
      id: 'visit',
      data: {
        category: 'Survey',
        heading: 'How was your visit?',
        fields: [
          { name: 'Rating', type: 'radio', label: 'How was it?', options: ['Good', 'Poor'] },
          { name: 'Comments', type: 'textarea', label: 'Anything to add?' },
        ],
      },
    },
  ]);
  expect(html).toContain('How was your visit?');
  expect(html).toMatch(/_form=visit#/);
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html).toContain('data-grid="short"');
  expect(html).toMatch(/<textarea[^>]*name="Comments"/);
});
