import { profileMembers, visibleLocations } from '@forecourt/domain';
import { readEntities } from '@forecourt/dealership';
import { staffForm, vehicleForm } from '@forecourt/renderer/forms';
import type { FormTenant, PageForm } from './tenant-forms.ts';
import { nameBelow } from '@forecourt/content';

const screens = /^\/(cars|team)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** Returns the form on the page of a car or staff member, from the tenant's files. */
export async function screenForm(tenant: FormTenant, path: string): Promise<PageForm | undefined> {
  const [, kind, slug] = screens.exec(path) ?? [];
  if (kind === undefined || slug === undefined) return undefined;
  const { snapshot, directory, dealership } = tenant;
  const { site, data } = snapshot;
  const places = visibleLocations(await dealership.locations.own());
  const of = (name: string) => ({
    tenant,
    path,
    file: nameBelow(directory, data.get(name)?.file ?? ''),
  });
  if (kind === 'cars') {
    const cars = readEntities('car', data.get('cars')?.value, 'cars', () => undefined) ?? [];
    const car = cars.find((each) => each.slug === slug);
    return car && { ...vehicleForm(car, places, site), car, ...of('cars') };
  }
  if (site.featureFlags?.removeProfilePages) return undefined;
  const member = profileMembers(await dealership.team.all()).find((each) => each.slug === slug);
  if (!member) return undefined;
  return { ...staffForm(member, places, site), ...of('team') };
}
