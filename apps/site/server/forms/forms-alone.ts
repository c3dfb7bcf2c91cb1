import type { TenantSnapshot } from '@forecourt/block-schemas';
import { formsOnPage } from '@forecourt/renderer';
import type { FormAddress } from './find-form.ts';

/**
 * Returns the address with only those blocks of a content page that contain forms. A page with broken
 * blocks remains whole, since they are known by their position.
 */
export function formsAlone(address: FormAddress, tenant: TenantSnapshot): FormAddress {
  if (address.kind !== 'page' || address.entry.brokenBlocks.size > 0) return address;
  const { entry } = address;
  const { page } = entry;
  const blocks = page.blocks.filter(
    (block) => formsOnPage({ ...page, blocks: [block] }, tenant).length > 0,
  );
  return { ...address, entry: { ...entry, page: { ...page, blocks } } };
}
