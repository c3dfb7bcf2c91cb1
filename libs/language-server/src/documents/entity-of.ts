import type { Entities, TenantSnapshot } from '@forecourt/block-schemas';
import { entityList } from '@forecourt/content';
import { dataName } from './editor-file-kind.ts';
import type { FileLocation } from './open-document.ts';

/** Returns the entity that a data file lists; undefined for a file that the platform does not read as data. */
export function entityOf(
  { file }: FileLocation,
  { site }: Pick<TenantSnapshot, 'site'>,
): keyof Entities | undefined {
  const name = dataName(file);
  const data = name === undefined ? undefined : entityList(name, [], site);
  return data !== undefined && 'entity' in data ? data.entity : undefined;
}
