import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { brochure } from './brochure.ts';
import { harbourCity } from './harbour-city/index.ts';
import { ironbarkLane } from './ironbark-lane/index.ts';
import { kauriMotors } from './kauri-motors/index.ts';
import { tollandVey } from './tolland-vey/index.ts';
import { tenantData } from './tenant-data.ts';

/** The demo tenants, by the names of their folders. */
export const demoTenants = [harbourCity, kauriMotors, ironbarkLane, tollandVey];

/** Every file that is written for the demo tenants, by absolute path. */
export async function outputsOf(tenants: string): Promise<Map<string, string>> {
  const outputs = new Map<string, string>();
  for (const tenant of demoTenants) {
    const folder = join(tenants, tenant.slug);
    for (const [name, entities] of Object.entries(tenantData(tenant))) {
      const file = join(folder, 'data', `${name}.json`);
      const options = { ...(await resolveConfig(file)), filepath: file };
      outputs.set(file, await format(JSON.stringify(entities, undefined, 2), options));
    }
    for (const model of tenant.models.filter(({ brochure }) => brochure))
      outputs.set(
        join(folder, 'assets/brochures', `${model.slug}.pdf`),
        brochure(model, tenant.dealer.name, tenant.stock.paints),
      );
  }
  return outputs;
}
