import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page of one of the demo tenants. */
export interface DemoPage {
  readonly tenant: string;
  readonly path: string;
  /** Address on the server under test. */
  readonly url: string;
}

/** The folder of tenants under test. */
export const tenantsDir =
  process.env.FORECOURT_TENANTS_DIR ?? path.join(import.meta.dirname, '../../../tenants');

/** Every page file of every tenant in the tenants folder, on a server at a port of this machine. */
export function demoPages(port: string): DemoPage[] {
  return readdirSync(tenantsDir).flatMap((tenant) => {
    const folder = path.join(tenantsDir, tenant, 'pages');
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => {
        const page = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { path: string };
        const url = `http://${tenant}.localhost:${port}${page.path}`;
        return { tenant, path: page.path, url };
      });
  });
}

interface Entry {
  readonly slug: string;
  readonly status?: string;
  readonly remove_profile_page?: boolean;
}

/** Pages without a file of their own: of every tenant a car for sale, a sold one and a person. */
export function screenPages(port: string): DemoPage[] {
  return readdirSync(tenantsDir).flatMap((tenant) => {
    const entries = (name: string): Entry[] => {
      const file = path.join(tenantsDir, tenant, 'data', `${name}.json`);
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Entry[]) : [];
    };
    const cars = entries('cars');
    const slugs = [
      ['cars', cars.find(({ status }) => status !== 'Sold')?.slug],
      ['cars', cars.find(({ status }) => status === 'Sold')?.slug],
      ['team', entries('team').find((member) => !member.remove_profile_page)?.slug],
    ].filter(([, slug]) => slug !== undefined);
    return slugs.map(([folder, slug]) => {
      const at = `/${folder}/${slug}`;
      return { tenant, path: at, url: `http://${tenant}.localhost:${port}${at}` };
    });
  });
}
