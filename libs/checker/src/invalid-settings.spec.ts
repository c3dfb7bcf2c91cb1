import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import { header, pageJson, siteJson, tenantFiles } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { createChecker } from './create-checker.ts';

const navigation = { header: [{ text: 'Sale', href: '/nowhere' }] };
const skipped = { type: 'header', data: { text: 'B', level: 4 } };
const inPage = 'heading-order /blocks/0/data/level';
const deadLink = 'link-target /navigation/header/0/href';
const hours = { bookingType: 'service', days: ['Mon'], from: '08:00', to: '16:00' };
/** A promise, for which the rules read the form's booking hours. */
const form = { type: 'form', data: { preset: 'service-booking', heading: 'We’ll call you' } };

/** Ids of the findings of a tenant with a dead link in its settings, a finding in a page, and this site.json. */
async function check(site: string, forEditing = false): Promise<readonly string[]> {
  const fine = { publicationDate: '2025-06-02', seo: { description: 'Cars and service.' } };
  const page = pageJson('/', [skipped, form], fine);
  const files = memoryFileSystem(
    tenantFiles('demo', {
      'site.json': site,
      'pages/home.json': page,
      'pages/privacy-policy.json': pageJson('/privacy-policy', [header('Privacy')], {
        ...fine,
        title: 'Privacy',
        seo: { description: 'What becomes of your details.' },
      }),
    }),
  );
  const config = () => ({
    report: 'check' as const,
    now: '2026-11-21T01:00:00Z',
    config: { rules: { 'one-main-heading': 'off' as const, 'thank-you-missing': 'off' as const } },
  });
  const { findings } = await createChecker({ files, config, forEditing }).check('/tenants/demo');
  return findings.map(({ rule, pointer }) => `${rule} ${pointer}`).sort();
}

const theme = (color: object) => ({ theme: { color, font: {} } });
const colours = { brand: '#132231', accent: '#132231' };

describe.each([
  ['the command line', false],
  ['editors', true],
])('findings of site.json, in %s', (_, forEditing) => {
  it.each([
    [{}, []],
    [theme({ ...colours, accent: 'f89e3c' }), ['pattern /theme/color/accent']],
    [{ theme: undefined }, ['missing-property ']],
    [{ theme: 'dark' }, ['wrong-type /theme']],
    [theme({ brand: '#132231', acent: '#fff' }), ['unknown-property /theme/color']],
    [{ slug: 'other' }, ['slug-folder /slug']],
    [{ timeZone: 'Australia/Sidney' }, ['time-zone /timeZone']],
    [{ timeZone: 5, region: 'Oz' }, ['not-allowed /region', 'wrong-type /timeZone']],
    [{ domains: [5] }, ['wrong-type /domains/0']],
    [{ integrations: { dashbordHost: 'a.example' } }, ['unknown-property /integrations']],
    [
      { lintIgnore: [5, { rule: 5 }] },
      [
        'missing-property /lintIgnore/1',
        'wrong-type /lintIgnore/0',
        'wrong-type /lintIgnore/1/rule',
      ],
    ],
    [
      { lintIgnore: [{ rule: 'offer-ended', reason: 'Runs on until Friday', pointer: 5 }] },
      ['wrong-type /lintIgnore/0/pointer'],
    ],
    [{ settings: { excludedModels: 5 } }, ['wrong-type /settings/excludedModels']],
    [
      { settings: { cars: { interest: 7.49, comparisonRate: 'x' } } },
      ['wrong-type /settings/cars/comparisonRate'],
    ],
    [{ settings: [] }, ['wrong-type /settings']],
    [
      { settings: { forms: { bookingHours: [{ ...hours, from: '8:00' }, hours] } } },
      ['pattern /settings/forms/bookingHours/0/from'],
    ],
    [
      { settings: { forms: { bookingHours: [{ ...hours, days: undefined }] } } },
      ['missing-property /settings/forms/bookingHours/0'],
    ],
    [
      { settings: { cars: { comparisonRateWarning: 5 } } },
      ['wrong-type /settings/cars/comparisonRateWarning'],
    ],
    [{ timeZone: 'x' }, ['too-short /timeZone']],
    [
      {
        ...theme({ ...colours, accent: 'f89e3c', ink: '#f2f2f2' }),
        ...{ slug: 'other', timeZone: 'Australia/Sidney', domains: ['WWW.demo.example', 5] },
      },
      [
        'pattern /domains/0',
        'pattern /theme/color/accent',
        'slug-folder /slug',
        'theme-contrast /theme/color/ink',
        'time-zone /timeZone',
        'wrong-type /domains/1',
      ],
    ],
  ])('CLI-6: all come out in one run, with those of pages: %j', async (changes, expected) => {
    expect(await check(siteJson('demo', { navigation, ...changes }), forEditing)).toEqual(
      [inPage, deadLink, ...expected].sort(),
    );
  });
});

describe('a site.json of which nothing can be used', () => {
  it.each([
    ['{', 'syntax '],
    ['[]', 'wrong-type '],
    ['null', 'wrong-type '],
  ])(
    'CLI-6: %s stops the rules that read settings alone, which its finding says',
    async (text, finding) => {
      expect(await check(text)).toEqual([inPage, finding].sort());
    },
  );

  it('CLI-6: rules that read settings report nothing, and suppressions are not held against pages', async () => {
    const rate = { type: 'paragraph', data: { text: 'Finance from 2.9% p.a. on every Tern.' } };
    const own = { type: 'paragraph', data: { text: '<a href="https://demo.example/">Home</a>' } };
    const lintIgnore = [{ rule: 'comparison-rate-missing', reason: 'Shown on the next page' }];
    const files = (site: string) =>
      memoryFileSystem(
        tenantFiles('demo', {
          'site.json': site,
          'pages/home.json': pageJson('/', [rate, own]),
          'pages/a.json': pageJson('/a', [rate], { lintIgnore }),
        }),
      );
    const config = () => ({ report: 'check' as const, now: '2026-11-21T01:00:00Z' });
    const rulesFor = async (site: string) => {
      const { findings } = await createChecker({ files: files(site), config }).check(
        '/tenants/demo',
      );
      return new Set(findings.map(({ rule }) => rule));
    };
    const settled = await rulesFor(siteJson('demo'));
    expect(settled).toContain('comparison-rate-missing');
    expect(settled).toContain('link-own-domain');
    const unknown = await rulesFor('{');
    expect(unknown).toContain('seo-description-missing');
    for (const rule of ['comparison-rate-missing', 'link-own-domain', 'suppression-without-effect'])
      expect(unknown).not.toContain(rule);
  });
});

it('CLI-9: an empty folder is one finding, as is one with pages, besides those of the pages', async () => {
  const rules = async (content: Record<string, string>) => {
    const files = memoryFileSystem({ '/tenants/demo/notes.md': '', ...content });
    const config = () => ({ report: 'check' as const, now: '2026-11-21T01:00:00Z' });
    const { findings } = await createChecker({ files, config }).check('/tenants/demo');
    return findings.map(({ rule }) => rule);
  };
  expect(await rules({})).toEqual(['missing-site']);
  expect(await rules({ '/tenants/demo/pages/home.json': pageJson('/') })).toEqual([
    'missing-site',
    'publication-date-missing',
    'seo-description-missing',
  ]);
});
