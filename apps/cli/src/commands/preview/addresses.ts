import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

/** Addresses of a tenant's preview. */
export interface TenantAddress {
  readonly slug: string;
  readonly site: string;
  /** Address of the preview tool: page list, findings, dates and widths. */
  readonly tool: string;
}

/** Returns a tenant's slug; its folder's name if the settings are unusable. */
export async function slugOf(directory: string): Promise<string> {
  try {
    const { slug } = JSON.parse(await readFile(join(directory, 'site.json'), 'utf8'));
    if (/^[a-z0-9-]+$/.test(slug)) return slug;
  } catch {
    // The server reports their errors.
  }
  return basename(resolve(directory));
}

/** Returns addresses of tenants by slug. @param at publication date of the pages shown, ISO 8601. */
export function tenantAddresses(
  slugs: readonly string[],
  port: number,
  at: string | undefined,
): TenantAddress[] {
  const query = at === undefined ? '' : `?at=${at}`;
  return slugs.map((slug) => {
    const site = `http://${slug}.localhost:${port}/`;
    return { slug, site: site + query, tool: `${site}__preview${query}` };
  });
}

/** Formats addresses as a table for a terminal. */
export function addressTable(addresses: readonly TenantAddress[]): string {
  const width = Math.max(0, ...addresses.map(({ slug }) => slug.length));
  const widest = Math.max(0, ...addresses.map(({ tool }) => tool.length));
  return addresses
    .map(({ slug, tool, site }) => `  ${slug.padEnd(width)}  ${tool.padEnd(widest)}  ${site}\n`)
    .join('');
}
