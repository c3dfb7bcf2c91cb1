import type { TenantSnapshot } from '@forecourt/block-schemas';
import { canonical } from '@forecourt/json';
import { diffValues } from './diff-values.ts';
import type { FileChange } from './value-change.ts';

type Change = FileChange['change'];

const root = { from: '', to: '' };

/** Every name on either side, in order. */
const names = (from: ReadonlyMap<string, unknown>, to: ReadonlyMap<string, unknown>) =>
  [...new Set([...from.keys(), ...to.keys()])].sort();

const changeOf = (from: unknown, to: unknown): Change =>
  from === undefined ? 'added' : to === undefined ? 'removed' : 'changed';

/** Name of an entry of the dealer's data: its id, slug or name. */
function nameOf(entry: unknown): string | undefined {
  if (entry === null || typeof entry !== 'object') return undefined;
  const { id, slug, name } = entry as Record<string, unknown>;
  const known = id ?? slug ?? name;
  return typeof known === 'string' || typeof known === 'number' ? String(known) : undefined;
}

/** Entries by name; undefined if names are missing or not unique. */
function entriesOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (value === undefined) return new Map();
  if (!Array.isArray(value)) return undefined;
  const entries = new Map<string, unknown>();
  for (const entry of value) {
    const name = nameOf(entry);
    if (name === undefined || entries.has(name)) return undefined;
    entries.set(name, entry);
  }
  return entries;
}

function dataChange(file: string, from: unknown, to: unknown): FileChange {
  const change = changeOf(from, to);
  const [before, after] = [entriesOf(from), entriesOf(to)];
  if (before === undefined || after === undefined) {
    const properties = change === 'changed' ? diffValues(from, to, root).properties : [];
    return { file, kind: 'data', change, properties };
  }
  const entries: Record<Change, string[]> = { added: [], removed: [], changed: [] };
  for (const name of names(before, after)) {
    const [old, next] = [before.get(name), after.get(name)];
    if (canonical(old) !== canonical(next)) entries[changeOf(old, next)].push(name);
  }
  return { file, kind: 'data', change, properties: [], entries };
}

/** Files besides the pages that differ between two readings of a tenant, in order of their names. */
export function compareFiles(from: TenantSnapshot, to: TenantSnapshot): readonly FileChange[] {
  const found: FileChange[] = [];
  const valueChange = (kind: FileChange['kind'], file: string, old: unknown, next: unknown) => {
    if (canonical(old) === canonical(next)) return;
    const change = changeOf(old, next);
    const properties = change === 'changed' ? diffValues(old, next, root).properties : [];
    found.push({ file, kind, change, properties });
  };
  valueChange('settings', 'site.json', from.site, to.site);
  for (const name of names(from.components, to.components)) {
    const file = (to.componentFiles ?? from.componentFiles)?.get(name) ?? `components/${name}.json`;
    valueChange('component', file, from.components.get(name), to.components.get(name));
  }
  for (const name of names(from.data, to.data)) {
    const [old, next] = [from.data.get(name), to.data.get(name)];
    if (canonical(old?.value) !== canonical(next?.value))
      found.push(dataChange((next ?? old)!.file, old?.value, next?.value));
  }
  const redirects = ({ redirects: all }: TenantSnapshot) =>
    all === undefined ? undefined : Object.fromEntries(all);
  valueChange('redirects', 'redirects.json', redirects(from), redirects(to));
  for (const path of names(from.assets, to.assets)) {
    const [old, next] = [from.assets.get(path), to.assets.get(path)];
    if (old?.hash === next?.hash) continue;
    const file = path.replace(/^\//, '');
    found.push({ file, kind: 'asset', change: changeOf(old, next), properties: [] });
  }
  return found;
}
