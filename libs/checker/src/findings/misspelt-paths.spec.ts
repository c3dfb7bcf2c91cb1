import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import { pageJson, siteJson, tenantFiles } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { createChecker } from '../create-checker.ts';
import { isOneEdit } from './misspelt-paths.ts';

const buttons = (...links: readonly string[]) => ({
  type: 'buttons',
  data: { buttons: links.map((href, index) => ({ text: `Go there ${index}`, href })) },
});

/** Dead links of a home page with links and other files, each with its place and suggestion. */
async function deadLinks(
  links: readonly string[],
  files: Record<string, string>,
  rules: Record<string, 'off' | 'warning'> = {},
) {
  const memory = memoryFileSystem(
    tenantFiles('demo', { 'pages/home.json': pageJson('/', [buttons(...links)]), ...files }),
  );
  const config = () =>
    ({ report: 'check', now: '2026-11-21T01:00:00Z', config: { rules } }) as const;
  const { findings } = await createChecker({ files: memory, config }).check('/tenants/demo');
  return findings
    .filter(({ rule }) => rule === 'link-target')
    .map(
      ({ file, pointer, suggestion }) =>
        `${file.slice('/tenants/demo/'.length)}${pointer} ${suggestion ?? ''}`,
    );
}

const misspelt = { 'pages/finance.json': pageJson('/finanse') };
const atPath = 'pages/finance.json/path /finance';

describe('a misspelt path', () => {
  it('CLI-9: is one finding, at the path, however many links lead to the page', async () => {
    expect(
      await deadLinks(['/finance', '/finance?rate=fixed', '/finance#rates'], misspelt),
    ).toEqual([atPath]);
  });

  it('CLI-9: names the links and has the level of theirs', async () => {
    const home = pageJson('/', [buttons('/finance', '/finance')]);
    const files = memoryFileSystem(tenantFiles('demo', { 'pages/home.json': home, ...misspelt }));
    const config = () =>
      ({
        report: 'check',
        now: '2026-11-21T01:00:00Z',
        config: { rules: { 'link-target': 'warning' } },
      }) as const;
    const { findings } = await createChecker({ files, config }).check('/tenants/demo');
    expect(findings.find(({ rule }) => rule === 'link-target')).toMatchObject({
      severity: 'warning',
      message:
        'nothing leads to "/finanse", but 2 links lead to "/finance", which no page has, did you mean "/finance"?',
    });
  });

  it('CLI-9: is found by a single link that has the name of the file', async () => {
    expect(await deadLinks(['/finance'], misspelt)).toEqual([atPath]);
    const renamed = { 'pages/finanse.json': pageJson('/finanse') };
    expect(await deadLinks(['/finance'], renamed)).toEqual([
      'pages/home.json/blocks/0/data/buttons/0/href /finanse',
    ]);
    // Two links in one text may be copies of each other; the file agrees with the path.
    expect(await deadLinks(['/finance', '/finance'], renamed)).toHaveLength(2);
  });

  it('CLI-9: is none if anything else leads to the page: a link, the menu, data or a redirect', async () => {
    const links = ['/finance', '/finance'];
    expect(await deadLinks([...links, '/Finanse/'], misspelt)).toHaveLength(2);
    const site = siteJson('demo', {
      navigation: { header: [{ text: 'Loans', href: '/finanse' }] },
    });
    expect(await deadLinks(links, { ...misspelt, 'site.json': site })).toHaveLength(2);
    const redirects = JSON.stringify([{ from: '/loans', to: '/finanse' }]);
    expect(await deadLinks(links, { ...misspelt, 'redirects.json': redirects })).toHaveLength(2);
    const brands = JSON.stringify([{ id: 1, name: 'Kea', make: 'kea', url: '/finanse' }]);
    expect(await deadLinks(links, { ...misspelt, 'data/brands.json': brands })).toHaveLength(2);
  });

  it('CLI-9: is one finding although the page links to itself', async () => {
    const files = { 'pages/finance.json': pageJson('/finanse', [buttons('/finanse')]) };
    expect(await deadLinks(['/finance', '/finance'], files)).toEqual([atPath]);
  });

  it('CLI-9: is none if two pages or two dead paths are as close', async () => {
    const two = { ...misspelt, 'pages/other.json': pageJson('/finince') };
    expect(await deadLinks(['/finance', '/finance'], two)).toHaveLength(2);
    expect(await deadLinks(['/finance', '/finance', '/finansa'], misspelt)).toHaveLength(3);
  });
});

it.each([
  ['/finance', '/finanse', true],
  ['/finance', '/finanec', true],
  ['/finance', '/finances', true],
  ['/finance', '/finnance', true],
  ['/aa', '/a', true],
  ['/finance', '/finance', false],
  ['/finance', '/fiannec', false],
  ['/finance', '/financial', false],
  ['/tern', '/wren', false],
])('CLI-9: one edit turns %s into %s: %s', (a, b, expected) => {
  expect(isOneEdit(a, b)).toBe(expected);
  expect(isOneEdit(b, a)).toBe(expected);
});
