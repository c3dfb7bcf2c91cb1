import { normalize, relative } from 'node:path';
import type { TenantDocuments } from '@forecourt/content';
import { ownPath } from '@forecourt/content/uses';

/**
 * Returns the address of the page or asset whose file is named, below its tenant's folder or with it:
 * `pages/about.json`, `tenants/example-cars/assets/hero.jpg`. Any other text stays as it is.
 */
export function addressOfFile(text: string, tenants: readonly TenantDocuments[]): string {
  for (const { directory, documents } of tenants) {
    const below = relative(directory, text);
    for (const name of [normalize(text), below].map((path) => path.replaceAll('\\', '/'))) {
      if (name.startsWith('assets/')) return `/${name}`;
      const page = documents.find(({ path }) => path === name);
      const address = page && ownPath(page);
      if (address !== undefined) return address;
    }
  }
  return text;
}
