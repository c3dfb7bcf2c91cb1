import { expect, it } from 'vitest';
import { page, toldOf } from '../../testing/lint-sample.ts';

const header = (level: number) => ({ type: 'header', data: { text: 'A', level } });

it('CLI-2: every heading of level 1 after the first is told', () => {
  const blocks = [header(1), header(2), header(1), header(1)];
  const told = toldOf(
    { files: { 'pages/home.json': page({ blocks }) } },
    { rule: 'one-main-heading' },
  );
  expect(told).toHaveLength(2);
  expect(told[0]).toContain('«1» warning one-main-heading');
});
