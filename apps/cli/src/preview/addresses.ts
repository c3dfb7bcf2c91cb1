import { basename } from 'node:path';

/** Where a tenant can be seen. */
export interface TenantAddress {
  readonly slug: string;
  readonly site: string;
  /** The page list, findings, dates and widths around the site. */
  readonly tool: string;
}

/** Addresses of tenants by their folders. @param at publication date to show pages at, ISO 8601. */
export function tenantAddresses(
  directories: readonly string[],
  port: number,
  at: string | undefined,
): TenantAddress[] {
  const query = at === undefined ? '' : `?at=${at}`;
  return directories.map((directory) => {
    const slug = basename(directory);
    const site = `http://${slug}.localhost:${port}/`;
    return { slug, site: site + query, tool: `${site}__preview${query}` };
  });
}

/** Aligned for a terminal. */
export function addressTable(addresses: readonly TenantAddress[]): string {
  const width = Math.max(0, ...addresses.map(({ slug }) => slug.length));
  const widest = Math.max(0, ...addresses.map(({ tool }) => tool.length));
  return addresses
    .map(({ slug, tool, site }) => `  ${slug.padEnd(width)}  ${tool.padEnd(widest)}  ${site}\n`)
    .join('');
}
