import type { MemoryFile } from './memory-file-system.ts';

/** A valid site.json. */
export const siteJson = (slug: string, changes: object = {}): string =>
  JSON.stringify({
    schemaVersion: 1,
    id: 1,
    slug,
    name: 'Example Motors',
    domains: [`${slug}.example`],
    region: 'AU',
    timeZone: 'Australia/Sydney',
    theme: { color: { brand: '#044069', accent: '#f89e3c' }, font: {} },
    navigation: {},
    ...changes,
  });

/** A valid header block. */
export const header = (text: string): object => ({ type: 'header', data: { text, level: 2 } });

/** A header block with a misspelt property. */
export const brokenHeader: object = { type: 'header', data: { text: 'x', level: 2, styel: 1 } };

/** A page. */
export const pageJson = (
  path: string,
  blocks: readonly object[] = [header('Hello')],
  changes: object = {},
): string =>
  JSON.stringify({ schemaVersion: 1, path, title: 'A page', blocks, ...changes }, null, 2);

/** The files of one tenant at `/tenants/<slug>`. */
export function tenantFiles(
  slug: string,
  files: Readonly<Record<string, MemoryFile>> = {},
): Record<string, MemoryFile> {
  const all: Record<string, MemoryFile> = {
    'site.json': siteJson(slug),
    'pages/home.json': pageJson('/'),
    ...files,
  };
  return Object.fromEntries(
    Object.entries(all).map(([path, content]) => [`/tenants/${slug}/${path}`, content]),
  );
}
