import { platformPages } from '@forecourt/domain';
import type { TenantDocuments } from '@forecourt/content';
import type { Subject } from '@forecourt/content/uses';

/** Links of the platform's own to a page, by its path. */
const links: ReadonlyMap<string, string> = new Map([
  [platformPages.testDrive, 'every car’s page for test drives'],
  [platformPages.finance, 'every car’s page for finance'],
  [platformPages.stock, 'every car’s page, searches for cars and saved cars for the stock'],
]);

/** Returns a note about links that are no uses in content, since the platform makes them; '' without any. */
export function platformNote(subject: Subject, tenants: readonly TenantDocuments[]): string {
  if (subject.kind !== 'reference' || subject.to.kind !== 'page') return '';
  const { address } = subject.to;
  const from = links.get(address);
  const hasDefault = ({ reading: { snapshot } }: TenantDocuments) =>
    snapshot?.pages.has(address) === true &&
    (address !== platformPages.stock || snapshot.site.settings?.cars?.stockPath === undefined);
  if (from === undefined || !tenants.some(hasDefault)) return '';
  return `${address} is also linked from ${from}: the platform makes these links, so they are not counted\n`;
}
