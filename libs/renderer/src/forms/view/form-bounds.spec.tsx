import { expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

it('FNQ-1 SVC-3: date controls carry the first and last day that the server takes', () => {
  const form = (fields: object[], more: object = {}) =>
    drawBlocks([
      { type: 'form', id: 'enquiry', data: { type: 'single', fields, ...more } } as never,
    ]);
  const html = form(
    [
      { name: 'dateOfBirth', type: 'date', label: 'Born' },
      { name: 'Visit', type: 'datetime', label: 'Visit' },
      { name: 'Any day', type: 'date', label: 'Any day' },
    ],
    { category: 'Finance Enquiry' },
  );
  const input = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)![0];
  expect(input('dateOfBirth')).toMatch(/min="19\d\d-\d\d-\d\d" max="20\d\d-\d\d-\d\d"/);
  expect(input('Visit')).toMatch(/min="20\d\d-\d\d-\d\dT00:00" max="20\d\d-\d\d-\d\dT23:59"/);
  expect(input('Any day')).toMatch(/min="1900-01-01" max="2099-12-31"/);
  expect(form([{ name: 'Other', type: 'text', label: 'Other' }])).not.toMatch(/dateBounds| min="/);
});
