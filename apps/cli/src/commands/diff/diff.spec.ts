import { readFixtures } from '@forecourt/block-schemas/testing/fixtures';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutoffs } from '@forecourt/block-schemas';
import { header, pageJson, siteJson } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import type { DiffReport } from '@forecourt/comparison';
import { callCli } from '../../testing/call-cli.ts';
import { temporaryFolder, temporaryTenant } from '../../testing/temporary-tenant.ts';

const fixture = (type: string, name: string) => ({ type, data: readFixtures(type).valid[name] });

const buttons = { type: 'buttons', data: { buttons: [{ text: 'Go', href: '/' }] } };
const everyDatedBlock = [...new Set(cutoffs.map(({ blockType }) => blockType))].map((type) =>
  fixture(type, 'minimal'),
);

const diff = (cwd: string, ...args: string[]) => callCli(['diff', ...args], { cwd });

async function report(cwd: string, ...args: string[]): Promise<DiffReport & { version: number }> {
  const { code, stdout, stderr } = await diff(cwd, ...args, '--format', 'json');
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout);
}

const changesOf = ({ tenants }: DiffReport) =>
  tenants.flatMap(({ pages }) =>
    pages.flatMap(({ path, blocks }) =>
      blocks.map(({ change, type, pointer, layouts }) =>
        [path, change, type, pointer, ...layouts.map(({ from, to }) => `${from}>${to}`)].join(' '),
      ),
    ),
  );

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

// The first test loads the renderer.
describe('forecourt diff between two dates', () => {
  it.each(['Australia/Sydney', 'Australia/Perth', 'Pacific/Auckland'])(
    'CUT-4, CUT-5: the day before and the day of each cutoff differ by its block alone, the day after by nothing, in %s',
    async (timeZone) => {
      const cwd = await temporaryTenant({
        'site.json': siteJson('demo', { timeZone }),
        'pages/home.json': pageJson('/', [header('Hello'), ...everyDatedBlock]),
      });
      for (const { date, id, blockType, before, after } of cutoffs) {
        const [eve, next] = [dayAfter(date, -1), dayAfter(date, 1)];
        const changed = await report(cwd, '--at', eve, '--at', date);
        const place = everyDatedBlock.findIndex(({ type }) => type === blockType) + 1;
        expect(changesOf(changed)).toEqual([
          `/ changed ${blockType} /blocks/${place} ${before.layout}>${after.layout}`,
        ]);
        expect(changed.cutoffs.map((it) => [it.id, it.undone, it.blocks])).toEqual([
          [id, false, 1],
        ]);
        const undone = await report(cwd, '--at', date, '--at', eve);
        expect(undone.cutoffs.map((it) => [it.id, it.undone])).toEqual([[id, true]]);
        expect(changesOf(await report(cwd, '--at', date, '--at', next))).toEqual([]);
      }
    },
  );

  it('CUT-2, CUT-5: a moment counts on the tenant’s clock', async () => {
    const page = pageJson('/', [fixture('imageBanner', 'full')]);
    const moments = ['--at', '2024-01-28T12:59:59Z', '--at', '2024-01-28T13:00:00Z'];
    const at = async (timeZone: string) => {
      const site = siteJson('demo', { timeZone });
      return changesOf(
        await report(
          await temporaryTenant({ 'site.json': site, 'pages/home.json': page }),
          ...moments,
        ),
      );
    };
    expect(await at('Australia/Sydney')).toHaveLength(1);
    expect(await at('Australia/Perth')).toEqual([]);
  });

  it('CUT-5: one date is compared with the dates that pages have', async () => {
    const cwd = await temporaryTenant({
      'pages/old.json': pageJson('/old', [buttons], { publicationDate: '2024-05-19' }),
      'pages/new.json': pageJson('/new', [buttons], { publicationDate: '2024-05-20' }),
      'pages/undated.json': pageJson('/undated', [buttons]),
    });
    expect(changesOf(await report(cwd, '--at', '2024-05-20'))).toEqual([
      '/old changed buttons /blocks/0 flow>rows',
    ]);
    expect(changesOf(await report(cwd, '--at', '2024-05-19'))).toEqual([
      '/new changed buttons /blocks/0 rows>flow',
      '/undated changed buttons /blocks/0 rows>flow',
    ]);
  });

  it('CUT-4: names blocks within blocks, and what a component draws', async () => {
    const columns = { type: 'columns', data: { cols: [{ blocks: [header('x'), buttons] }] } };
    const cwd = await temporaryTenant({
      'components/goOn.json': JSON.stringify({ name: 'goOn', blocks: [buttons] }),
      'pages/home.json': pageJson('/', [columns, { type: 'goOn', data: {} }]),
    });
    const found = await report(cwd, '--at', '2024-05-19', '--at', '2024-05-20');
    expect(changesOf(found)).toEqual([
      '/ changed buttons /blocks/0/data/cols/0/blocks/1 flow>rows',
      '/ changed goOn /blocks/1 flow>rows',
    ]);
    const { stdout } = await diff(cwd, '--at', '2024-05-19', '--at', '2024-05-20');
    expect(stdout).toContain(
      'blocks[0].data.cols[0].blocks[1] buttons “Go”  layout “flow” → “rows”',
    );
    expect(stdout).toContain('blocks[1] goOn  layout of buttons “flow” → “rows”');
  });

  it('CUT-5: offers end with the day, and not with the days that are left', async () => {
    const offer = { id: '1', heading: 'Winter', ends_on: '2026-08-31' };
    const cwd = await temporaryTenant({
      'data/offers.json': JSON.stringify([offer]),
      'pages/home.json': pageJson('/', [header('x'), { type: 'offers', data: {} }]),
    });
    const shown = async (...args: string[]) => {
      const { tenants } = await report(cwd, ...args);
      return tenants[0]!.pages.flatMap(({ blocks }) =>
        blocks.map(({ type, shown: on, causes }) => [type, on, ...causes]),
      );
    };
    expect(await shown('--clock', '2026-08-01', '--clock', '2026-08-31')).toEqual([]);
    // The heading above has nothing left to announce.
    const ended = [
      ['header', 'from', 'clock'],
      ['offers', 'from', 'clock'],
    ];
    expect(await shown('--clock', '2026-08-31', '--clock', '2026-09-01')).toEqual(ended);
    expect(await shown('--at', '2026-08-31', '--at', '2026-09-01')).toEqual(ended);
    const pinned = ['--at', '2026-08-31', '--at', '2026-09-01', '--clock', '2026-08-01'];
    expect(await shown(...pinned)).toEqual([]);
    const { stdout } = await diff(cwd, '--clock', '2026-08-31', '--clock', '2026-09-01');
    expect(stdout).toContain('~ blocks[1] offers  no longer shows on this day');
  });

  it('CUT-5: looks at the files asked for alone', async () => {
    const cwd = await temporaryTenant({
      'pages/a.json': pageJson('/a', [buttons]),
      'pages/b.json': pageJson('/b', [buttons]),
    });
    const dates = ['--at', '2024-05-19', '--at', '2024-05-20'];
    const found = await report(cwd, ...dates, 'tenants/demo/pages/a.json');
    expect(changesOf(found)).toEqual(['/a changed buttons /blocks/0 flow>rows']);
    expect(found.summary.pages.compared).toBe(1);
  });

  it('CUT-5: a page whose address ends with a slash is one page', async () => {
    const cwd = await temporaryTenant({ 'pages/a.json': pageJson('/a/', [buttons]) });
    const found = await report(cwd, '--at', '2024-05-19', '--at', '2024-05-20');
    expect(found.summary.pages).toMatchObject({ compared: 2, changed: 1, added: 0, removed: 0 });
  });
});

describe('the reports of forecourt diff', () => {
  const dates = ['--at', '2024-05-19', '--at', '2024-05-20'];
  const tenant = () => temporaryTenant({ 'pages/a.json': pageJson('/a', [buttons]) });

  it('CLI-11: json is documented, alone on stdout, and the same wherever it is made', async () => {
    const [one, other] = [await tenant(), await tenant()];
    const { stdout, stderr } = await diff(one, ...dates, '--format', 'json');
    expect(JSON.parse(stdout)).toEqual({
      version: 1,
      from: { at: '2024-05-19', clock: '2024-05-19' },
      to: { at: '2024-05-20', clock: '2024-05-20' },
      tenants: [
        {
          slug: 'demo',
          directory: 'tenants/demo',
          timeZone: 'Australia/Sydney',
          pagesCompared: 2,
          pagesWithOtherFrame: 0,
          pages: [
            {
              change: 'changed',
              path: '/a',
              title: 'A page',
              file: 'tenants/demo/pages/a.json',
              published: { from: '2024-05-19', to: '2024-05-20' },
              properties: [],
              blocks: [
                {
                  change: 'changed',
                  type: 'buttons',
                  label: 'Go',
                  pointer: '/blocks/0',
                  visible: true,
                  shown: 'both',
                  causes: ['layout'],
                  layouts: [
                    { type: 'buttons', from: 'flow', to: 'rows', cutoffs: ['buttons-rows'] },
                  ],
                  properties: [],
                },
              ],
            },
          ],
          files: [],
        },
      ],
      cutoffs: [
        {
          id: 'buttons-rows',
          date: '2024-05-20',
          blockType: 'buttons',
          change: cutoffs.find(({ id }) => id === 'buttons-rows')!.change,
          undone: false,
          from: 'flow',
          to: 'rows',
          blocks: 1,
          pages: 1,
        },
      ],
      notes: [],
      summary: {
        tenants: 1,
        pages: { compared: 2, added: 0, removed: 0, moved: 0, changed: 1 },
        blocks: { added: 0, removed: 0, moved: 0, changed: 1 },
        files: 0,
      },
    });
    expect(stderr).toBe('1 of 2 pages differ (1 changed); blocks: 1 changed; exit 0: compared\n');
    expect((await diff(other, ...dates, '--format', 'json')).stdout).toBe(stdout);
  });

  it('CLI-11: pretty reports pages, blocks, and what the date changes in words', async () => {
    const { code, stdout } = await diff(await tenant(), ...dates);
    expect(code).toBe(0);
    expect(stdout).toBe(`From  published on 2024-05-19
To    published on 2024-05-20

tenants/demo  2 pages
  ~ /a  tenants/demo/pages/a.json
    ~ blocks[0] buttons “Go”  layout “flow” → “rows”

What the publication date changes
  buttons: from the layout before 2024-05-20, “flow”, to the one since, “rows”  1 block on 1 page
    Buttons form rows of equal width; before, they flow one after the other.

1 of 2 pages differ (1 changed); blocks: 1 changed; exit 0: compared
`);
  });

  it('CLI-11: several formats at once: pretty on stdout, the others to files', async () => {
    const cwd = await tenant();
    const files = ['--format', 'json:out/diff.json', '--format', 'html:out/diff.html'];
    const { stdout } = await diff(cwd, ...dates, ...files, '--format', 'markdown:out/diff.md');
    expect(stdout).toContain('1 of 2 pages differ');
    expect(JSON.parse(await readFile(join(cwd, 'out/diff.json'), 'utf8')).version).toBe(1);
    expect(await readFile(join(cwd, 'out/diff.html'), 'utf8')).toMatch(/^<!doctype html>/);
    expect(await readFile(join(cwd, 'out/diff.md'), 'utf8'))
      .toBe(`### Pages: 1 of 2 pages differ \\(1 changed\\); blocks: 1 changed

From published on 2024\\-05\\-19 to published on 2024\\-05\\-20.

- buttons: from the layout before 2024\\-05\\-20, “flow”, to the one since, “rows” (1 block on 1 page). Buttons form rows of equal width; before, they flow one after the other.

#### tenants/demo

- **/a** A page
  - changed \`blocks[0]\` buttons “Go”: layout “flow” → “rows”
`);
  });

  it('CLI-4: a difference exits with 1 only if asked to', async () => {
    const cwd = await tenant();
    const failed = await diff(cwd, ...dates, '--fail-on-change');
    expect([failed.code, failed.stdout]).toEqual([
      1,
      expect.stringContaining(
        'exit 1: something differs, which --fail-on-change counts as failure',
      ),
    ]);
    const same = ['--at', '2024-05-20', '--at', '2024-05-21', '--fail-on-change'];
    expect(await diff(cwd, ...same)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('No difference in 2 pages; exit 0: compared'),
    });
  });

  it('CLI-4: content neither speaks to the terminal nor writes mark-up', async () => {
    const text = '\u001b[31m<b onclick=x>&amp;</b>\u202e |x| @all `y`';
    const block = { type: 'buttons', data: { buttons: [{ text, href: '/' }] } };
    const cwd = await temporaryTenant({
      'pages/a.json': pageJson('/a', [block], { title: '</script><img src=x onerror=alert(1)>' }),
    });
    const { stdout } = await diff(cwd, ...dates);
    expect(stdout).not.toMatch(/\u001b|\u202e/);
    const markdown = (await diff(cwd, ...dates, '--format', 'markdown')).stdout;
    expect(markdown).not.toMatch(/\u001b|\u202e|<img|@all|(?<!\\)`y/);
    const html = (await diff(cwd, ...dates, '--format', 'html')).stdout;
    expect(html).not.toContain('<img src=x');
  });

  it('CLI-11: the report stands without scripts where there is no page to draw', async () => {
    const same = ['--at', '2024-05-20', '--at', '2024-05-21', '--format', 'html'];
    const { stdout } = await diff(await tenant(), ...same);
    expect(stdout).toContain('<h1>Nothing differs</h1>');
    expect(stdout).not.toContain('<script>');
  });

  it.each([
    [['--at', '2024-05-19', '--at', 'x'], '--at x is not a date; write it as 2024-05-20'],
    [['--at', '2024-05-19', '--at', '2024-05-19'], 'both sides are the same'],
    [
      [...dates, '--format', 'sarif'],
      'there is no format "sarif"; choose from pretty, json, markdown, html',
    ],
    [[...dates, '--format', 'json', '--format', 'html'], 'two formats cannot share stdout'],
    [[...dates, 'nowhere'], '"nowhere" does not exist'],
    [[...dates, 'tenants/demo/other.txt'], 'is no part of its tenant'],
    [[...dates, '--format', 'json:tenants'], '"tenants" cannot be written (EISDIR)'],
    [['--from', 'main'], 'is not in a git repository'],
    [[], 'is not in a git repository'],
  ])('CLI-4: %j is reported in one line, exit 2', async (args, message) => {
    const cwd = await temporaryTenant({ 'other.txt': 'x' });
    const { code, stderr } = await diff(cwd, ...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('CLI-4: a tenant that cannot be read is reported, the others are compared, exit 2', async () => {
    const cwd = await temporaryTenant({
      'pages/a.json': pageJson('/a', [buttons]),
      '../bad/site.json': '{',
    });
    const { code, stdout } = await diff(cwd, ...dates);
    expect(code).toBe(2);
    expect(stdout).toContain('! tenants/bad cannot be read as it is: tenants/bad/site.json:1:');
    expect(stdout).toContain('1 of 2 pages differ');
    expect(stdout).toContain('exit 2: not everything could be compared');
  });

  it('CLI-4: without a folder of tenants it says what to name', async () => {
    const { code, stderr } = await diff(await temporaryFolder(), ...dates);
    expect([code, stderr]).toEqual([
      2,
      'forecourt: there is no folder "tenants" here; name what to compare, such as forecourt diff path/to/tenant\n',
    ]);
  });
});
