import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '@forecourt/block-schemas';
import { embeddedDealership, readEntities, type TenantData } from '@forecourt/dealership';
import type { DashboardWebsite } from './dashboard.ts';

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** The dashboard's website of a tenant, from its folder; its users are its people. */
export async function websiteOf(
  directory: string,
): Promise<DashboardWebsite & { readonly carIds: readonly string[] }> {
  const site = (await readJson(path.join(directory, 'site.json'))) as Site;
  const folder = path.join(directory, 'data');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const data: TenantData = new Map(
    await Promise.all(
      files.map(async (name) => {
        const value = await readJson(path.join(folder, name));
        return [path.basename(name, '.json'), { value }] as const;
      }),
    ),
  );
  const dealership = embeddedDealership({ data });
  const cars = readEntities('car', data.get('cars')?.value, 'cars', () => undefined) ?? [];
  const team = await dealership.team.all();
  return {
    id: String(site.id),
    data: dealership,
    users: team.map(({ id, name, phone }) => ({ id, name, phone })),
    carIds: cars.map(({ id }) => String(id)),
  };
}
