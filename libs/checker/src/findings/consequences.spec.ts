import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import { pageJson, siteJson, tenantFiles } from '@forecourt/content/testing/sample-tenant';
import { expect, it } from 'vitest';
import { createChecker } from '../create-checker.ts';

const button = (href: string) => ({ type: 'buttons', data: { buttons: [{ text: 'Go', href }] } });
const component = (name: string) => ({ type: 'customComponent', data: { name } });

/** Findings, each with its file and rule, of a home page and other files. */
async function allFindings(blocks: readonly object[], files: Record<string, string> = {}) {
  const memory = memoryFileSystem(
    tenantFiles('demo', { 'pages/home.json': pageJson('/', blocks), ...files }),
  );
  const config = () => ({ report: 'check', now: '2026-11-21T01:00:00Z' }) as const;
  const { findings } = await createChecker({ files: memory, config }).check('/tenants/demo');
  return findings.map(({ severity, file, rule }) => ({
    severity,
    finding: `${file.slice('/tenants/demo/'.length)} ${rule}`,
  }));
}

/** Findings of one severity. */
const findingsOf =
  (severity: 'error' | 'warning') =>
  async (...tenant: Parameters<typeof allFindings>) =>
    (await allFindings(...tenant)).flatMap((each) =>
      each.severity === severity ? [each.finding] : [],
    );

const errors = findingsOf('error');
const warnings = findingsOf('warning');

it('CLI-9: a component that is missing is one finding of a page, by its block and as a type', async () => {
  const both = [component('rateNote'), { type: 'rateNote', data: {} }, component('rateNote')];
  expect(await errors(both)).toEqual(['pages/home.json unknown-block-type']);
});

it('CLI-9: components with names that are alike up to a quotation mark are reported each', async () => {
  expect(await errors([component('rate "a"'), component('rate "b"')])).toHaveLength(2);
});

it('CLI-9: an empty object is one finding, whatever is missing within it', async () => {
  expect(await errors([{ type: 'reviews', data: { reviews: [{}] } }])).toEqual([
    'pages/home.json missing-property',
  ]);
});

it('CLI-9: a link to a page whose path has a space is one finding, about the path', async () => {
  const files = { 'pages/used.json': pageJson('/used cars') };
  expect(await errors([button('/used-cars'), button('/other')], files)).toEqual([
    'pages/used.json pattern',
    'pages/home.json link-target',
  ]);
});

it('CLI-9: a path with a query far along the only line of a file is one finding with its links', async () => {
  const blocks = Array.from({ length: 10 }, () => button('/'));
  const page = { schemaVersion: 1, title: 'Used cars', blocks, path: '/used?page=2' };
  const files = { 'pages/used.json': JSON.stringify(page) };
  expect(await errors([button('/used')], files)).toEqual(['pages/used.json pattern']);
});

it('CLI-9: a link to an id that is invalid on its page is one finding, about the id', async () => {
  const block = { ...button('/'), id: 'opening hours' };
  const files = { 'pages/contact.json': pageJson('/contact', [block]) };
  expect(await errors([button('/contact#opening-hours')], files)).toEqual([
    'pages/contact.json pattern',
  ]);
  const others = { ...files, 'pages/team.json': pageJson('/team') };
  expect(await errors([button('/team#opening-hours')], others)).toHaveLength(2);
});

it('CLI-9: a link to an id of a block that is something else is one finding, about the block', async () => {
  const page = (block: unknown) => ({
    'pages/contact.json': pageJson('/contact', [block as object]),
  });
  const links = [button('/contact#hours')];
  expect(await errors(links, page(null))).toEqual(['pages/contact.json wrong-type']);
  expect(await errors(links, page({}))).toEqual(['pages/contact.json missing-property']);
  expect(await errors(links, page({ ...button('/'), id: '' }))).toEqual([
    'pages/contact.json too-short',
  ]);
  expect(await errors(links, page(button('/')))).toEqual(['pages/home.json link-target']);
});

it('CLI-9: links to a page that has the path of another one are one finding, about the path', async () => {
  const files = { 'pages/service.json': pageJson('/') };
  expect(await errors([button('/service')], files)).toEqual(['pages/service.json duplicate-path']);
  expect(await errors([button('/other')], files)).toHaveLength(2);
});

it('CLI-9: a field for an IRD number in Australia is one finding, about the field', async () => {
  const fields = [
    { name: 'email', type: 'email', label: 'Email address' },
    { name: 'ird', type: 'text', label: 'IRD number' },
  ];
  const found = await allFindings([{ type: 'form', data: { fields } }]);
  const rules = found.map(({ finding }) => finding.split(' ')[1]);
  expect(rules).toContain('form-data-sensitive');
  expect(rules).not.toContain('foreign-term');
});

it('CLI-9: a publication date under another name is one finding', async () => {
  const named = JSON.stringify({ ...JSON.parse(pageJson('/sale')), publishDate: '2026-01-05' });
  const found = await allFindings([], { 'pages/sale.json': named });
  const ofDates = found.filter(({ finding }) => /sale.json (?:publication|unknown)/.test(finding));
  expect(ofDates).toEqual([{ severity: 'error', finding: 'pages/sale.json unknown-property' }]);
});

const heic = `\0\0\0\u0018ftypheic\0\0\0\0mif1heic${'a'.repeat(100)}`;

it.each(['yard.heic', 'yard.jpg'])('CLI-9: a HEIC photo as %s is one finding', async (name) => {
  const image = { type: 'image', data: { file: { url: `/assets/${name}` }, alt: 'A yard' } };
  const memory = memoryFileSystem(
    tenantFiles('demo', { 'pages/home.json': pageJson('/', [image]), [`assets/${name}`]: heic }),
  );
  const config = () => ({ report: 'check', now: '2026-11-21T01:00:00Z' }) as const;
  const { findings } = await createChecker({ files: memory, config }).check('/tenants/demo');
  expect(findings.filter(({ rule }) => /^(?:asset-type|picture)/.test(rule))).toEqual([
    expect.objectContaining({
      rule: name === 'yard.heic' ? 'picture-expected' : 'picture-refused',
      message: expect.stringMatching(/that browsers don't show|HEIC photo/),
    }),
  ]);
});

it('CLI-9: a component under the name of a built-in block type is one finding, its uses are none', async () => {
  const file = (name: string) => ({
    'components/rate-note.json': JSON.stringify({
      name,
      blocks: [{ type: 'paragraph', data: { text: 'Rates' } }],
    }),
  });
  for (const use of ['rateNote', 'table'])
    expect(await errors([component(use)], file('table'))).toEqual([
      'components/rate-note.json component-name',
    ]);
  expect(await errors([component('rateNote')], file('rateNote'))).toEqual([]);
});

it('CLI-9: a link to a car whose page a redirect hides is one finding, about the redirect', async () => {
  const files = {
    'data/cars.json': JSON.stringify([{ id: 'h1', slug: 'tern-h1', name: 'Tern' }]),
    'redirects.json': JSON.stringify([{ from: '/cars/tern-h1', to: '/' }]),
    'pages/home.json': pageJson('/', [button('/cars/tern-h1')]),
  };
  const memory = memoryFileSystem(tenantFiles('demo', files));
  const config = () => ({ report: 'check', now: '2026-11-21T01:00:00Z' }) as const;
  const { findings } = await createChecker({ files: memory, config }).check('/tenants/demo');
  expect(
    findings.map(({ rule }) => rule).filter((rule) => /^(?:link|redirect)-/.test(rule)),
  ).toEqual(['redirect-hides-profile']);
});

it('CLI-9: a picture whose name got a space is one error, about the file', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
  const image = (url: string) => ({ type: 'image', data: { file: { url }, alt: 'A yard' } });
  const pages = { 'pages/team.json': pageJson('/team', [image('/assets/front-yard.svg')]) };
  const found = await errors([image('/assets/front-yard.svg')], {
    ...pages,
    'assets/front yard.svg': svg,
  });
  expect(found).toEqual(['assets/front yard.svg asset-name']);
});

it('CLI-9: a copy of a car is one finding', async () => {
  const car = { id: 'h1', slug: 'tern-h1', name: 'Tern', stock_number: 'H1' };
  const found = (second: object) =>
    errors([], { 'data/cars.json': JSON.stringify([car, { ...car, ...second }]) });
  expect(await found({})).toEqual(['data/cars.json duplicate-name']);
  expect(await found({ id: 'h2' })).toEqual(['data/cars.json duplicate-name']);
});

it.each([
  [{ text: 'Call us' }, '"text" belongs in "data"'],
  [{ data: { data: { text: 'Call us' } } }, '"data" is in another "data"'],
])('CLI-9: data on the wrong level are one finding: %j', async (block, message) => {
  const blocks = [{ type: 'paragraph', ...block }];
  const memory = memoryFileSystem(
    tenantFiles('demo', { 'pages/home.json': pageJson('/', blocks) }),
  );
  const config = () => ({ report: 'check', now: '2026-11-21T01:00:00Z' }) as const;
  const { findings } = await createChecker({ files: memory, config }).check('/tenants/demo');
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([
    expect.objectContaining({
      rule: 'unknown-property',
      message: expect.stringContaining(message),
    }),
  ]);
});

/** Ids of all findings of a tenant's files. */
async function rules(files: Record<string, string>) {
  const memory = memoryFileSystem(tenantFiles('demo', files));
  const config = () => ({ report: 'check', now: '2026-11-21T01:00:00Z' }) as const;
  const { findings } = await createChecker({ files: memory, config }).check('/tenants/demo');
  return findings.map(({ rule }) => rule).sort();
}

it('CLI-9: a member of the settings under a misspelt name is one finding: it is read under its own', async () => {
  const site = (name: string, value: object) => ({
    'site.json': siteJson('demo', { [name]: value }),
  });
  const navigation = { header: [{ text: 'Nowhere', href: '/nowhere' }] };
  const before = await rules({});
  expect(await rules(site('navigation', navigation))).toEqual([...before, 'link-target'].sort());
  const found = await rules({
    'site.json': siteJson('demo', { navigation: undefined, navigations: navigation }),
  });
  expect(found).toEqual([...before, 'unknown-property'].sort());
  const both = await rules({
    'site.json': siteJson('demo', { navigation, navigations: navigation }),
  });
  expect(both).toEqual([...before, 'link-target', 'unknown-property'].sort());
});

it('CLI-9: suppressions of settings that are misspelt hold, and with unreadable ones nothing is reported in vain', async () => {
  const team = [{ id: '1', slug: 'gus', name: 'Gus', position: 'Sales', category: 'sales' }];
  const files = {
    'data/team.json': JSON.stringify(team),
    'pages/home.json': pageJson('/', [{ type: 'team', data: {} }]),
  };
  const lintIgnore = [
    { rule: 'team-photo-missing', file: 'data/team.json', reason: 'He would rather not.' },
  ];
  const of = async (site: string) =>
    (await rules({ ...files, 'site.json': site })).filter((rule) =>
      ['team-photo-missing', 'unknown-property', 'syntax'].includes(rule),
    );
  expect(await of(siteJson('demo'))).toEqual(['team-photo-missing']);
  expect(await of(siteJson('demo', { lintIgnore }))).toEqual([]);
  expect(await of(siteJson('demo', { lintIgnor: lintIgnore }))).toEqual(['unknown-property']);
  expect(await of(siteJson('demo', { lintIgnore }).replace('{', '{,'))).toEqual(['syntax']);
});

it('CLI-9: a message for the enquiries of a page that cannot be read is not reported', async () => {
  const messages = [
    { category: 'General Enquiry', subcategory: 'Fleet Enquiry', blocks: [button('/')] },
  ];
  const form = {
    type: 'form',
    data: { preset: 'lead', category: 'General Enquiry', subcategory: 'Fleet Enquiry' },
  };
  const fleet = pageJson('/fleet', [form]);
  const of = async (text: string) =>
    (
      await rules({
        'pages/thank-you.json': pageJson('/thank-you', [{ type: 'success', data: {} }], {
          pageType: 'Success',
          customSuccessMessages: messages,
        }),
        'pages/fleet.json': text,
      })
    ).filter((rule) => rule === 'success-message-unmatched');
  expect(await of(fleet)).toEqual([]);
  expect(await of(pageJson('/fleet', []))).toHaveLength(1);
  expect(await of(fleet.replace('{', '{,'))).toEqual([]);
});

it('CLI-9: a rate that is out of range is one finding: the text about the right rate has none', async () => {
  const warning =
    'WARNING: This comparison rate is true only for the example given and may not include all fees and charges.';
  const rules = async (ofCars: number, ofCalculator: number) => {
    const cars = { interest: ofCars, comparisonRate: 9.72, comparisonRateWarning: warning };
    const calculator = {
      type: 'financeCalculator',
      data: {
        interest: { default: ofCalculator },
        disclaimer: `Comparison rate 9.72% p.a. ${warning}`,
      },
    };
    const memory = memoryFileSystem(
      tenantFiles('demo', {
        'site.json': siteJson('demo', { settings: { cars } }),
        'pages/home.json': pageJson('/', [calculator]),
      }),
    );
    const config = () => ({ report: 'check', now: '2026-11-21T01:00:00Z' }) as const;
    const { findings } = await createChecker({ files: memory, config }).check('/tenants/demo');
    const ids = ['out-of-range', 'comparison-rate-missing'];
    return findings.map(({ rule }) => rule).filter((rule) => ids.includes(rule));
  };
  expect(await rules(8.99, 8.99)).toEqual([]);
  expect(await rules(899, 8.99)).toEqual(['out-of-range']);
  expect(await rules(8.99, 899)).toEqual(['out-of-range']);
  expect(await rules(7.99, 8.99)).toEqual(['comparison-rate-missing']);
});

it('CLI-9: a copied number that cannot be dialled here, and two links with one label, are one finding each', async () => {
  const other = siteJson('other', { name: 'Other Motors', region: 'NZ', phone: '03 555 0142' });
  const buttons = [
    { text: 'Contact us', href: '/contact' },
    { text: 'Contact us', href: '/cars' },
  ];
  const blocks = [
    { type: 'paragraph', data: { text: 'Call 03 555 0142.' } },
    { type: 'buttons', data: { buttons } },
  ];
  const memory = memoryFileSystem({
    ...tenantFiles('demo', {
      'pages/home.json': pageJson('/', blocks),
      'pages/contact.json': pageJson('/contact'),
      'pages/cars.json': pageJson('/cars'),
    }),
    '/tenants/other/site.json': other,
  });
  const config = () => ({ report: 'check', now: '2026-11-21T01:00:00Z' }) as const;
  const { findings } = await createChecker({ files: memory, config }).check('/tenants/demo');
  expect(findings.filter(({ file }) => file.endsWith('home.json')).map(({ rule }) => rule)).toEqual(
    expect.not.arrayContaining(['phone-number-invalid', 'link-contradictory']),
  );
  const rules = findings.map(({ rule }) => rule);
  expect(rules).toEqual(expect.arrayContaining(['copied-from-sibling', 'entry-repeated']));
});

it('CLI-9: a dead link to another model than its words name is one finding', async () => {
  const models = [
    { id: '1', slug: 'tern', name: 'Tern', status: 'available', manufacturer_name: 'Ostara' },
    { id: '2', slug: 'wren', name: 'Wren', status: 'available', manufacturer_name: 'Ostara' },
  ];
  const text = '<a href="/models/wren">See the Tern</a>';
  const memory = memoryFileSystem(
    tenantFiles('demo', {
      'pages/home.json': pageJson('/', [{ type: 'paragraph', data: { text } }]),
      'data/models.json': JSON.stringify(models),
    }),
  );
  const config = () => ({ report: 'check', now: '2026-11-21T01:00:00Z' }) as const;
  const { findings } = await createChecker({ files: memory, config }).check('/tenants/demo');
  expect(
    findings
      .filter(({ rule }) => rule === 'link-target' || rule === 'link-contradictory')
      .map(({ message }) => message),
  ).toEqual([
    'no page has the path "/models/wren"; the link names the Tern, but leads to the Wren; correct one of them',
  ]);
});

it('CLI-9: a link of the menu with the target of another is one finding, about its words', async () => {
  const links = [
    { text: 'Finance', href: '/service' },
    { text: 'Service', href: '/service' },
  ];
  const files = {
    'site.json': siteJson('demo', { navigation: { header: links } }),
    'pages/service.json': pageJson('/service'),
    'pages/finance.json': pageJson('/finance'),
  };
  const ofMenu = async (changed: object = {}) =>
    (await warnings([], { ...files, ...changed })).filter((each) => each.startsWith('site.json'));
  expect(await ofMenu()).toEqual(['site.json link-contradictory']);
  const elsewhere = siteJson('demo', {
    navigation: { header: [links[0]], legal: [links[1], links[1]] },
  });
  expect(await ofMenu({ 'site.json': elsewhere })).toEqual([
    'site.json link-contradictory',
    'site.json navigation-repeated',
  ]);
});

it('CLI-9: a calculator whose term is in months is one finding', async () => {
  const calculator = (term: object) => ({ type: 'financeCalculator', data: { term } });
  expect(await errors([calculator({ default: 60, min: 1, max: 84 })])).toHaveLength(1);
  expect(await errors([calculator({ default: 60, min: 1, max: 7 })])).toHaveLength(1);
  const amount = { type: 'financeCalculator', data: { amount: { max: 1e12 } } };
  expect(await errors([calculator({ default: 60 }), amount])).toHaveLength(2);
});
