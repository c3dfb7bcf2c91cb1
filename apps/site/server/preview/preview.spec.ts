import { blockTypes, type LocatedFinding } from '@forecourt/block-schemas';
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRenderer, startSampleApp, type SampleApp } from '../testing/sample-app.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { blockFixtures } from './block-fixtures.ts';
import { dateMarks } from './page-dates.ts';

const finding: LocatedFinding = {
  rule: 'unknown-property',
  severity: 'error',
  pointer: '/blocks/0/data',
  message: 'unknown property "styel", did you mean "style"?',
  file: 'tenants/north/pages/finance.json',
  line: 14,
  column: 9,
  endLine: 14,
  endColumn: 16,
  sourceLine: '  "styel": "<b>"',
};
const north = { ...(await sampleTenant('north', ['/', '/finance'])), findings: [finding] };
const shown: (string | undefined)[] = [];
const renderer = {
  ...sampleRenderer(),
  page: ((entry, input) => {
    shown.push(`${entry.page.title} ${input.at ?? ''}`);
    return sampleRenderer().page(entry, input);
  }) satisfies ReturnType<typeof sampleRenderer>['page'],
};
let tell = () => {};
const tenants = {
  all: () => [north],
  onChange: (listener: () => void) => {
    tell = listener;
    return () => {};
  },
  close: async () => {},
};

let app: SampleApp;
beforeAll(async () => {
  app = await startSampleApp([north], {
    renderer,
    tenants,
    mode: 'preview',
    previewScript: '/_build/preview.js',
  });
});
afterAll(() => app.close());
const ask = (target: string) => app.ask('north.localhost', target);

describe('the preview', () => {
  it('CLI-3: lists pages and findings with their place, and frames the page asked for', async () => {
    const { text } = await ask('/__preview?page=/finance&at=2024-03-18&width=390');
    expect(text).toContain('href="/__preview?page=%2F&amp;at=2024-03-18&amp;width=390"');
    expect(text).toContain('unknown property &quot;styel&quot;, did you mean &quot;style&quot;?');
    expect(text).toContain('tenants/north/pages/finance.json:14:9');
    expect(text).toContain('&quot;styel&quot;: &quot;&lt;b&gt;&quot;');
    expect(text).toMatch(/<iframe[^>]* src="\/finance\?at=2024-03-18" width="390"/);
  });

  it('CUT-5: shows two dates side by side, and a mark for every cutoff', async () => {
    const { text } = await ask('/__preview?page=/&at=2024-01-28&against=2025-04-02');
    expect(text.match(/<iframe/g)).toHaveLength(2);
    expect(text.match(/data-day="\d+"/g)).toHaveLength(dateMarks.length);
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/__preview',
  ])('frames nothing but pages: %s', async (page) => {
    const { text } = await ask(`/__preview?page=${encodeURIComponent(page)}`);
    expect(text).toMatch(/<iframe[^>]* src="\/" /);
  });

  it('CUT-5: shows a page at another publication date', async () => {
    await ask('/finance?at=2024-01-28');
    await ask('/finance?at=soon');
    expect(shown.slice(-2)).toEqual(['Page /finance 2024-01-28', 'Page /finance ']);
  });

  it('CLI-3: the gallery shows every fixture of a type at three widths', async () => {
    const { text } = await ask('/__preview/gallery?type=buttons');
    const count = blockFixtures.get('buttons')?.length ?? 0;
    expect(count).toBeGreaterThan(1);
    expect(text.match(/<iframe/g)).toHaveLength(count * 3);
    for (const type of blockTypes) expect(text).toContain(`gallery?type=${type}"`);
  });

  it('CLI-3: every block type has a fixture that can be shown alone', async () => {
    for (const type of blockTypes) {
      const answer = await ask(`/__preview/fixture/${type}/minimal?at=2024-01-28`);
      expect([type, answer.status]).toEqual([type, 200]);
      expect(shown.at(-1)).toBe(`${type}: minimal 2024-01-28`);
    }
  });

  it.each([
    '/__preview/fixture/buttons/nothing',
    '/__preview/fixture/__proto__/minimal',
    '/__preview/x',
  ])('answers %s with 404', async (target) => {
    expect((await ask(target)).status).toBe(404);
  });

  it('CLI-3: notifies open pages of a change', async () => {
    const { address, stop } = await listen();
    const told = new Promise<string>((resolve) => {
      get(`${address}/__preview/events`, { headers: { host: 'north.localhost' } }, (res) => {
        let text = '';
        res.on('data', (chunk: Buffer) => {
          text += chunk;
          if (text.includes('retry') && !text.includes('change')) tell();
          if (text.includes('event: change\n')) {
            res.destroy();
            resolve(res.headers['content-type'] ?? '');
          }
        });
      });
    });
    expect(await told).toMatch(/^text\/event-stream/);
    await stop();
  });

  it('does not exist in production', async () => {
    const production = await startSampleApp([north]);
    expect((await production.ask('north.localhost', '/__preview')).status).toBe(404);
    await production.close();
  });
});

async function listen() {
  const { address, close } = await startSampleApp([north], { tenants, mode: 'preview' });
  return { address, stop: close };
}
