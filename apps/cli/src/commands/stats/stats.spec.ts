import { header, pageJson } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { brokenPage, temporaryTenant } from '../../testing/temporary-tenant.ts';

const svg = (bytes: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!--${'x'.repeat(bytes)}--></svg>`;
const banner = (image: string) => ({ type: 'imageBanner', data: { image } });
const form = (data: object) => ({ type: 'form', data });

const files = {
  'pages/old.json': pageJson('/old', [banner('/assets/a.svg'), banner('/assets/a.svg')], {
    publicationDate: '2024-01-28T23:30:00',
  }),
  // The cutoff's day has begun in Sydney, where the tenant is, though not in UTC.
  'pages/new.json': pageJson(
    '/new',
    [
      { type: 'columns', data: { cols: [{ blocks: [banner('/assets/b%C3%A9.svg')] }] } },
      { type: 'raw', data: { html: '<img src="/assets/c.svg?v=1" alt="">' } },
      { type: 'video', data: { url: '/assets/tour' } },
    ],
    { publicationDate: '2024-01-28T13:00:00Z' },
  ),
  'pages/forms.json': pageJson('/forms', [
    form({}),
    form({ preset: 'finance' }),
    form({ category: 'Survey' }),
    form({ category: 'nonsense' }),
    { type: 'used', data: {} },
  ]),
  'pages/broken.json': brokenPage,
  'pages/bad.json': '{ "blocks": [',
  'components/used.json': JSON.stringify({ name: 'used', blocks: [header('A')] }),
  'components/idle.json': JSON.stringify({ name: 'idle', blocks: [] }),
  'data/cars.json': JSON.stringify([{ id: '1', photos: ['/assets/d.svg'] }]),
  'assets/a.svg': svg(5000),
  'assets/b\u00e9.svg': svg(10),
  'assets/c.svg': svg(10),
  'assets/d.svg': svg(10),
  'assets/tour.mp4': 'x',
  'assets/idle/e.svg': svg(2000),
  'assets/idle/f.svg': svg(3000),
};

async function stats(...args: string[]) {
  const cwd = await temporaryTenant(files);
  return callCli(['stats', ...args], { cwd });
}

describe('forecourt stats', () => {
  it('CLI-13: counts blocks, layouts by the tenant’s clock, forms, assets, data and weights', async () => {
    const { code, stdout, stderr } = await stats('--format', 'json');
    expect(code).toBe(0);
    expect(stderr).toContain('1 file was left out');
    const counts = JSON.parse(stdout) as {
      tenants: Record<string, unknown>[];
      blocks: Record<string, number>;
      unusedTypes: string[];
      layouts: { cutoff: string }[];
      forms: Record<string, number>;
      heaviestPages: { page: string; assets: number; blocks: number }[];
      summary: Record<string, number>;
    };
    expect(counts.tenants[0]).toMatchObject({
      tenant: 'demo',
      pages: 5,
      components: 2,
      unusedComponents: ['idle'],
      data: { cars: 1 },
      pagesByType: { imageBanner: 2 },
      unusedAssets: [{ path: '/assets/idle/f.svg' }, { path: '/assets/idle/e.svg' }],
    });
    expect(counts.blocks).toMatchObject({ imageBanner: 3, header: 2, form: 4, video: 1 });
    expect(counts.unusedTypes).toContain('faq');
    expect(counts.unusedTypes).not.toContain('imageBanner');
    expect(counts.layouts.find(({ cutoff }) => cutoff === 'imageBanner-overlay')).toMatchObject({
      date: '2024-01-29',
      oldPages: 1,
      newPages: 1,
    });
    expect(counts.forms).toEqual({
      'General Enquiry': 1,
      'Finance Enquiry': 1,
      Survey: 1,
      unknown: 1,
    });
    expect(counts.heaviestPages[0]).toMatchObject({
      page: '/old',
      blocks: 2,
      assets: svg(5000).length,
    });
    expect(counts.summary).toMatchObject({ tenants: 1, pages: 5, assets: 7, unusedAssets: 2 });
  });

  it('CLI-4, CLI-13: the same content gives the same bytes, and a table for people', async () => {
    const [one, other] = [await stats(), await stats()];
    expect(one.stdout).toBe(other.stdout);
    expect(one.stdout).toContain('Assets that nothing names: 2, 5.1 kB');
    expect(one.stdout).toMatch(/^ {2}imageBanner +3 +2$/m);
    expect(one.stdout).not.toContain('\u001b');
    const few = await stats('--top', '1');
    expect(few.stdout).not.toContain('/assets/idle/e.svg');
  });

  it('CLI-4: bad usage exits with 2', async () => {
    expect((await stats('tenants/none')).code).toBe(2);
    expect((await stats('--top', 'many')).code).toBe(2);
    expect((await stats('--format', 'csv')).code).toBe(2);
  });
});
