import { blockTypes, type LocatedFinding } from '@forecourt/block-schemas';
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRenderer, startSampleApp, type SampleApp } from '../testing/sample-app.ts';
import { tenantsInMemory } from '../testing/tenants-in-memory.ts';
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
const moments: string[] = [];
const renderer = {
  ...sampleRenderer(),
  page: ((entry, input) => {
    shown.push(`${entry.page.title} ${input.at ?? ''}`);
    moments.push(input.now);
    return sampleRenderer().page(entry, input);
  }) satisfies ReturnType<typeof sampleRenderer>['page'],
};
let notify = () => {};
const tenants = tenantsInMemory(
  () => [north],
  (listener) => {
    notify = listener;
    return () => {};
  },
);

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
    ['page=//evil.example', 404, 'There is no page at //evil.example.'],
    ['page=https://evil.example', 404, 'There is no page at https://evil.example.'],
    ['page=/\\evil.example', 404, 'There is no page at /\\evil.example.'],
    ['page=javascript:alert(1)', 404, 'There is no page at'],
    ['page=/__preview', 404, 'There is no page at /__preview.'],
    ['page=/finanse', 404, 'There is no page at /finanse. Did you mean /finance?'],
    ['page=/&at=2024-02-31', 400, 'at=2024-02-31 is not a date; write it as 2024-05-20.'],
    ['page=/&against=soon', 400, 'against=soon is not a date'],
  ])('CLI-3: frames nothing for %s, and says why', async (query, status, message) => {
    const answer = await ask(`/__preview?${encodeURI(query)}`);
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(message)]);
    expect(answer.text).not.toContain('<iframe');
  });

  it.each(['/finance/', '/cars/a-car?x=1', '/shortlist'])(
    'CLI-3: frames %s, which the site answers',
    async (page) => {
      const { status, text } = await ask(`/__preview?page=${encodeURIComponent(page)}`);
      expect([status, text]).toEqual([200, expect.stringContaining(`src="${page}"`)]);
    },
  );

  it('CLI-3: names the version that it shows while a page can’t be read', async () => {
    const entry = { ...north.pages.get('/finance')!, rejectedEdit: [finding] };
    const tenant = { ...north, pages: new Map(north.pages).set('/finance', entry) };
    const broken = await startSampleApp([tenant], { mode: 'preview' });
    const { text } = await broken.ask('north.localhost', '/__preview?page=/finance');
    expect(text).toContain('This is the version before the last edit. Line 14: unknown property');
    expect((await broken.ask('north.localhost', '/__preview?page=/')).text).not.toContain(
      'before the last edit',
    );
    await broken.close();
  });

  it('CUT-5: shows a page at another publication date', async () => {
    await ask('/finance?at=2024-01-28');
    await ask('/finance?at=');
    expect(shown.slice(-2)).toEqual(['Page /finance 2024-01-28', 'Page /finance ']);
    expect((await ask('/finance?at=soon')).status).toBe(400);
  });

  it('CLI-3, CUT-5: a page at a date is looked at on that day, too: at noon at the dealer’s', async () => {
    const { timeZone } = north.site;
    const noon = (moment: string | undefined) =>
      new Date(moment ?? '').toLocaleString('en-CA', { timeZone, hourCycle: 'h23' });
    await ask('/finance?at=2026-12-25');
    expect(noon(moments.at(-1))).toBe('2026-12-25, 12:00:00');
    await ask('/__preview/fixture/buttons/minimal?at=2024-01-28');
    expect(noon(moments.at(-1))).toBe('2024-01-28, 12:00:00');
    await ask('/finance');
    expect(Math.abs(Date.parse(moments.at(-1) ?? '') - Date.now())).toBeLessThan(60_000);
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
    const contentType = new Promise<string>((resolve) => {
      get(`${address}/__preview/events`, { headers: { host: 'north.localhost' } }, (res) => {
        let text = '';
        res.on('data', (chunk: Buffer) => {
          text += chunk;
          if (text.includes('retry') && !text.includes('change')) notify();
          if (text.includes('event: change\n')) {
            res.destroy();
            resolve(res.headers['content-type'] ?? '');
          }
        });
      });
    });
    expect(await contentType).toMatch(/^text\/event-stream/);
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
