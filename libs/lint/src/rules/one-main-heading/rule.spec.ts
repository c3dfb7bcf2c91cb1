import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const header = (level: number) => ({ type: 'header', data: { text: 'A', level } });

it('CLI-2: every heading of level 1 after the first is reported', () => {
  const blocks = [header(1), header(2), header(1), header(1)];
  const reported = reportLines(
    { files: { 'pages/home.json': page({ blocks }) } },
    { rule: 'one-main-heading' },
  );
  expect(reported).toHaveLength(2);
  expect(reported[0]).toContain('«1» warning one-main-heading');
});
