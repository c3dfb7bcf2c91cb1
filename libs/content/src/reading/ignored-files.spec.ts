import { describe, expect, it } from 'vitest';
import { readTenant } from '../tenant/read-tenant.ts';
import { memoryFileSystem } from '../testing/memory-file-system.ts';
import { siteJson } from '../testing/sample-tenant.ts';

/** Files that are reported as ignored or unknown, with their messages. */
async function ignored(...paths: readonly string[]): Promise<readonly string[]> {
  const files = Object.fromEntries(paths.map((path) => [`/tenants/demo/${path}`, '[]']));
  const { findings } = await readTenant('/tenants/demo', {
    fs: memoryFileSystem({ '/tenants/demo/site.json': siteJson('demo'), ...files }),
    namedAs: '.',
  });
  return findings
    .filter(({ rule }) => rule === 'ignored-file' || rule === 'unknown-data')
    .map(({ file, severity, message }) => `${severity} ${file} ${message}`);
}

describe('CLI-7: files that nothing reads', () => {
  it.each([
    ['Site.json', 'site.json'],
    ['site.jsonc', 'site.json'],
    ['site.yaml', 'site.json'],
    ['redirect.json', 'redirects.json'],
    ['redirects.json.txt', 'redirects.json'],
    ['page/home.json', 'pages'],
    ['Pages/home.json', 'pages'],
    ['asset/yard.webp', 'assets'],
    ['images/yard.webp', 'assets'],
    ['component/card.json', 'components'],
  ])('CLI-7: %s is reported as a misspelt %s', async (path, meant) => {
    const name = path.split('/')[0];
    expect(await ignored(path)).toEqual([
      `warning ${name} is ignored: nothing reads it, did you mean "${meant}"?`,
    ]);
  });

  it.each(['pages/sale.jsonc', 'pages/new/sale.yaml', 'components/card.yml', 'data/cars.json5'])(
    'CLI-7: %s is reported with the name that would be read',
    async (path) => {
      const name = path.split('/').at(-1)!.replace(/\..*/, '.json');
      expect(await ignored(path)).toEqual([expect.stringContaining(`under the name "${name}"`)]);
    },
  );

  it.each([
    ['data/cars.csv', '`forecourt import`'],
    ['data/old/cars.json', 'move its files into "data" itself'],
    ['components/cards/card.json', 'move its files into "components" itself'],
    ['pages/sale.json.bak', 'delete it, or rename it to "sale.json"'],
    ['data/offers.json.old', 'delete it, or rename it to "offers.json"'],
    ['pages/sale', 'only .json files are read in "pages"'],
    ['pages/yard.webp', 'move pictures and documents to "assets"'],
    ['data/car.json', 'did you mean "cars.json"?'],
    ['data/specials.json', 'the files are brands.json, cars.json, '],
  ])('CLI-7: %s is reported with what to do', async (path, advice) => {
    expect(await ignored(path)).toEqual([expect.stringContaining(advice)]);
  });

  it('CLI-7: notes, backups, mappings and any asset may be there', async () => {
    const mixed = [
      ...[
        'README.md',
        'stock.mapping.json',
        'forecourt.config.json',
        'notes/todo.md',
        '.gitignore',
      ],
      ...['pages/README.md', 'pages/home.json.rej', 'pages/.draft.yaml', 'data/cars.json~'],
      ...['assets/price-list.yaml', 'redirects.json', 'assets/Thumbs.db', 'pages/desktop.ini'],
    ];
    expect(await ignored(...mixed)).toEqual([]);
  });
});
