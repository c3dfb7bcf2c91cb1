import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'seo-canonical-elsewhere';
const lines = (canonical?: string) =>
  reportLines({ files: { 'pages/home.json': page({ seo: { canonical } }) } }, { rule });

it.each(['https://other.example/service', 'http://other.example', 'mailto:a@b.example', '#top'])(
  'CLI-7: %s is elsewhere',
  (canonical) => {
    expect(lines(canonical)).toEqual([
      expect.stringContaining(`«"${canonical}"» warning ${rule}:`),
    ]);
  },
);

it.each(['/service', 'https://demo.example/service', 'https://', undefined])(
  'CLI-7: nothing is said of %s',
  (canonical) => {
    expect(lines(canonical)).toEqual([]);
  },
);
