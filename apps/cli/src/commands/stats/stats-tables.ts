import pc from 'picocolors';
import { pluralize } from '@forecourt/domain';
import { printable } from '../../shared/terminal/printable.ts';
import { drawTable } from '../../shared/terminal/table.ts';
import type { Column } from '../../shared/terminal/table.ts';
import { unusedTypes } from './tenant-stats.ts';
import type { TenantStats } from './tenant-stats.ts';
import { heaviest, layoutsOf, total, unusedAssets } from './totals.ts';

/** A table or list of the report; it is left out if it is empty. */
type Section =
  | {
      readonly title: string;
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly title: string; readonly names: readonly string[] };

/** `1.2 MB`; a kilobyte has 1,000 bytes. */
function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const [value, unit] = bytes < 999_950 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ${unit}`;
}

const text = (head: string): Column => ({ head });
const number = (head: string): Column => ({ head, right: true });
const figure = (value: number) => value.toLocaleString('en');
const blocksOf = ({ blocks }: TenantStats) =>
  Object.values(blocks).reduce((all, each) => all + each, 0);

const sumOf = (tenants: readonly TenantStats[], of: (tenant: TenantStats) => number) =>
  tenants.reduce((all, tenant) => all + of(tenant), 0);

function tenantTable(tenants: readonly TenantStats[]): Section {
  const row = (name: string, counted: readonly TenantStats[]) => [
    name,
    figure(sumOf(counted, ({ pages }) => pages)),
    figure(sumOf(counted, blocksOf)),
    figure(sumOf(counted, ({ components }) => components)),
    figure(sumOf(counted, ({ assets }) => assets.count)),
    size(sumOf(counted, ({ assets }) => assets.bytes)),
  ];
  return {
    title: 'Tenants',
    columns: [
      ...[text('tenant'), number('pages'), number('blocks')],
      ...[number('components'), number('assets'), number('size')],
    ],
    rows: [
      ...tenants.map((tenant) => row(tenant.tenant, [tenant])),
      ...(tenants.length > 1 ? [row('together', tenants)] : []),
    ],
  };
}

function typeTable(tenants: readonly TenantStats[]): Section {
  const pagesWith = new Map(total(tenants.map(({ pagesByType }) => pagesByType)));
  return {
    title: 'Blocks by type',
    columns: [text('type'), number('blocks'), number('pages')],
    rows: total(tenants.map(({ blocks }) => blocks)).map(([type, blocks]) => [
      type,
      figure(blocks),
      figure(pagesWith.get(type) ?? 0),
    ]),
  };
}

const layoutTable = (tenants: readonly TenantStats[]): Section => ({
  title: 'Layouts by cutoff',
  columns: [text('cutoff'), text('date'), number('pages before'), number('pages since')],
  rows: layoutsOf(tenants).map(({ cutoff, date, oldPages, newPages }) => [
    cutoff,
    date,
    figure(oldPages),
    figure(newPages),
  ]),
});

const formTable = (tenants: readonly TenantStats[]): Section => ({
  title: 'Forms by category',
  columns: [text('category'), number('forms')],
  rows: total(tenants.map(({ forms }) => forms)).map(([name, forms]) => [name, figure(forms)]),
});

const dataTable = (tenants: readonly TenantStats[]): Section => ({
  title: 'Data files',
  columns: [text('tenant'), text('file'), number('entries')],
  rows: tenants.flatMap(({ tenant, data }) =>
    Object.entries(data).map(([name, entries]) => [tenant, name, figure(entries)]),
  ),
});

const heaviestTable = (tenants: readonly TenantStats[], top: number): Section => ({
  title: 'Heaviest pages, with the pictures and films that they name as they are stored',
  columns: [text('page'), text('file'), number('blocks'), number('json'), number('assets')],
  rows: heaviest(tenants, top).map(({ page, file, blocks, json, assets }) => [
    page,
    file,
    figure(blocks),
    size(json),
    size(assets),
  ]),
});

function unusedAssetTable(tenants: readonly TenantStats[], top: number): Section {
  const unused = unusedAssets(tenants);
  const unusedBytes = unused.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    title: `Assets that nothing names: ${figure(unused.length)}, ${size(unusedBytes)}`,
    columns: [text('tenant'), text('asset'), number('size')],
    rows: unused.slice(0, top).map(({ tenant, path, bytes }) => [tenant, path, size(bytes)]),
  };
}

const unusedComponentList = (tenants: readonly TenantStats[]): Section => ({
  title: 'Components that no page uses',
  names: tenants.flatMap(({ tenant, unusedComponents }) =>
    unusedComponents.map((name) => `${name} (${tenant})`),
  ),
});

/** Returns the report for people; `top` limits its longest tables. */
export function prettyStats(tenants: readonly TenantStats[], top: number, colour: boolean): string {
  const { bold } = pc.createColors(colour);
  const drawn = (section: Section): string[] => {
    const isList = 'names' in section;
    if ((isList ? section.names : section.rows).length === 0) return [];
    const body = isList
      ? `  ${printable(section.names.join(', '))}\n`
      : drawTable(section.columns, section.rows, '  ');
    return [`${bold(section.title)}\n${body}`];
  };
  const sections: readonly Section[] = [
    tenantTable(tenants),
    typeTable(tenants),
    { title: 'Types that nobody uses', names: unusedTypes(tenants) },
    layoutTable(tenants),
    formTable(tenants),
    dataTable(tenants),
    heaviestTable(tenants, top),
    unusedAssetTable(tenants, top),
    unusedComponentList(tenants),
  ];
  return [...sections.flatMap(drawn), `${pluralize(tenants.length, 'tenant')}\n`].join('\n');
}
