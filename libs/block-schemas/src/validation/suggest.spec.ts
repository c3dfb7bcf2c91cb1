import { expect, it } from 'vitest';
import { didYouMean } from './suggest.ts';

it.each([
  ['styel', ['style', 'text'], 'style'],
  ['Buttons', ['buttons', 'button'], 'buttons'],
  ['/finanse', ['/finance', '/contact'], '/finance'],
  ['heading-odrer', ['heading-order', 'one-main-heading'], 'heading-order'],
  ['/modles/wren', ['/models/wren'], '/models/wren'],
  ['/models/wrenn', ['/models/wren'], '/models/wren'],
  ['/cars/ute', ['/cars/utes'], '/cars/utes'],
  ['tern-2024-xk', ['tern-2024-xl', 'tern-2023-xk'], 'tern-2024-xl'],
])('CLI-1, CLI-6: %s has the suggestion that is near enough', (name, known, meant) =>
  expect(didYouMean(name, known)).toBe(meant),
);

it.each([
  ['two names equally near', '/offer', ['/offers', '/coffer']],
  ['two names that differ in case', 'TITLE', ['title', 'Title']],
  ['another number', 'model-t60', ['model-t90']],
  ['another year', '/cars/2023-tern', ['/cars/2024-tern']],
  ['more edits than a third of the name', 'fleet', ['sheen']],
  ['more than three edits', 'finance-enquiry', ['service-enquiry']],
  ['nothing but a letter or two', 'ab', ['ac']],
  ['no names', 'heading', []],
  ['another model', '/models/egret', ['/models/wren', '/models/tern']],
  ['another page of a folder', '/assets/people/kim.jpg', ['/assets/people/ted.jpg']],
])('CLI-1, CLI-6: %s is no answer', (_, name, known) =>
  expect(didYouMean(name, known)).toBeUndefined(),
);
