import pc from 'picocolors';
import { pluralize } from '@forecourt/domain';
import { printable } from '../../shared/terminal/printable.ts';
import { drawTable } from '../../shared/terminal/table.ts';
import type { Column } from '../../shared/terminal/table.ts';
import { unusedTypes } from './tenant-stats.ts';
import type { Counts, TenantStats } from './tenant-stats.ts';
import { heaviest, layoutsOf, total, unusedAssets } from './totals.ts';

/** Formats of this command. */
export type StatsFormat = 'pretty' | 'json';

/** `1.2 MB`; a kilobyte has 1,000 bytes. */
function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const [value, unit] = bytes < 999_950 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ${unit}`;
}

const text = (head: string): Column => ({ head });
const number = (head: string): Column => ({ head, right: true });
const figure = (value: number) => value.toLocaleString('en');

function pretty(tenants: readonly TenantStats[], top: number, colour: boolean): string {
  const colours = pc.createColors(colour);
  const section = (title: string, body: string) => `${colours.bold(title)}\n${body}`;
  const list = (title: string, names: readonly string[]) =>
    names.length === 0 ? [] : [section(title, `  ${printable(names.join(', '))}\n`)];
  const table = (
    title: string,
    columns: readonly Column[],
    rows: readonly (readonly string[])[],
  ) => (rows.length === 0 ? [] : [section(title, drawTable(columns, rows, '  '))]);
  const pagesWith = new Map(total(tenants.map(({ pagesByType }) => pagesByType)));
  const unused = unusedAssets(tenants);
  const unusedBytes = unused.reduce((sum, { bytes }) => sum + bytes, 0);
  const sum = (of: (tenant: TenantStats) => number) =>
    figure(tenants.reduce((all, tenant) => all + of(tenant), 0));
  const row = (tenant: TenantStats) => [
    tenant.tenant,
    figure(tenant.pages),
    figure(Object.values(tenant.blocks).reduce((all, each) => all + each, 0)),
    figure(tenant.components),
    figure(tenant.assets.count),
    size(tenant.assets.bytes),
  ];
  return [
    ...table(
      'Tenants',
      [
        text('tenant'),
        number('pages'),
        number('blocks'),
        number('components'),
        number('assets'),
        number('size'),
      ],
      [
        ...tenants.map(row),
        ...(tenants.length > 1
          ? [
              [
                'together',
                sum(({ pages }) => pages),
                sum(({ blocks }) => Object.values(blocks).reduce((all, each) => all + each, 0)),
                sum(({ components }) => components),
                sum(({ assets }) => assets.count),
                size(tenants.reduce((all, { assets }) => all + assets.bytes, 0)),
              ],
            ]
          : []),
      ],
    ),
    ...table(
      'Blocks by type',
      [text('type'), number('blocks'), number('pages')],
      total(tenants.map(({ blocks }) => blocks)).map(([type, blocks]) => [
        type,
        figure(blocks),
        figure(pagesWith.get(type) ?? 0),
      ]),
    ),
    ...list('Types that nobody uses', unusedTypes(tenants)),
    ...table(
      'Layouts by cutoff',
      [text('cutoff'), text('date'), number('pages before'), number('pages since')],
      layoutsOf(tenants).map(({ cutoff, date, oldPages, newPages }) => [
        cutoff,
        date,
        figure(oldPages),
        figure(newPages),
      ]),
    ),
    ...table(
      'Forms by category',
      [text('category'), number('forms')],
      total(tenants.map(({ forms }) => forms)).map(([name, forms]) => [name, figure(forms)]),
    ),
    ...table(
      'Data files',
      [text('tenant'), text('file'), number('entries')],
      tenants.flatMap(({ tenant, data }) =>
        Object.entries(data).map(([name, entries]) => [tenant, name, figure(entries)]),
      ),
    ),
    ...table(
      `Heaviest pages, with the pictures and films that they name as they are stored`,
      [text('page'), text('file'), number('blocks'), number('json'), number('assets')],
      heaviest(tenants, top).map(({ page, file, blocks, json, assets }) => [
        page,
        file,
        figure(blocks),
        size(json),
        size(assets),
      ]),
    ),
    ...table(
      `Assets that nothing names: ${figure(unused.length)}, ${size(unusedBytes)}`,
      [text('tenant'), text('asset'), number('size')],
      unused.slice(0, top).map(({ tenant, path, bytes }) => [tenant, path, size(bytes)]),
    ),
    ...list(
      'Components that no page uses',
      tenants.flatMap(({ tenant, unusedComponents }) =>
        unusedComponents.map((name) => `${name} (${tenant})`),
      ),
    ),
    `${pluralize(tenants.length, 'tenant')}\n`,
  ].join('\n');
}

/** Leaves out the weight of every page; the heaviest are listed separately. */
const withoutWeights = (tenant: TenantStats) =>
  Object.fromEntries(Object.entries(tenant).filter(([name]) => name !== 'weights'));

function json(tenants: readonly TenantStats[], top: number): string {
  const all = (of: (tenant: TenantStats) => Counts) => Object.fromEntries(total(tenants.map(of)));
  const report = {
    version: 1,
    tenants: tenants.map(withoutWeights),
    blocks: all(({ blocks }) => blocks),
    unusedTypes: unusedTypes(tenants),
    layouts: layoutsOf(tenants),
    forms: all(({ forms }) => forms),
    heaviestPages: heaviest(tenants, top),
    summary: {
      tenants: tenants.length,
      pages: tenants.reduce((sum, { pages }) => sum + pages, 0),
      assets: tenants.reduce((sum, { assets }) => sum + assets.count, 0),
      assetBytes: tenants.reduce((sum, { assets }) => sum + assets.bytes, 0),
      unusedAssets: unusedAssets(tenants).length,
    },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Report formats; each text ends with a line feed. Pure. */
export const statsReports: Readonly<
  Record<StatsFormat, (tenants: readonly TenantStats[], top: number, colour: boolean) => string>
> = { pretty, json };
