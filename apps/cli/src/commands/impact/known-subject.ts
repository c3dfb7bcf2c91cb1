import { join } from 'node:path';
import { dataKinds, decodedAddress, didYouMean } from '@forecourt/block-schemas';
import {
  documentContent,
  entryNames,
  fitsRoute,
  platformRoutes,
  redirectKey,
} from '@forecourt/content';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import { isThere } from '../../shared/files/is-there.ts';
import type { TenantDocuments } from '@forecourt/content';
import { printable } from '../../shared/terminal/printable.ts';
import { nameOf, ownPath } from '@forecourt/content/uses';
import type { ReferenceSubject, Subject } from '@forecourt/content/uses';

/** Names that a subject could have in the tenants; undefined if those of one tenant are not known. */
function namesIn(
  { to }: ReferenceSubject,
  tenants: readonly TenantDocuments[],
): ReadonlySet<string> | undefined {
  if ('address' in to) return undefined;
  const names = new Set<string>(to.kind === 'data' ? dataKinds : []);
  for (const { reading } of tenants) {
    const { snapshot } = reading;
    if (snapshot === undefined) return undefined;
    if (to.kind === 'data') for (const name of snapshot.data.keys()) names.add(name);
    else {
      const own = entryNames(snapshot, to.kind);
      // Its entries may come from the dashboard.
      if (own === undefined && snapshot.site.integrations?.dashboardHost !== undefined)
        return undefined;
      for (const name of own ?? []) names.add(name);
    }
  }
  return names;
}

/**
 * Refuses an entry or a data file that no tenant has and nothing refers to, so that a misspelt name
 * does not look like one that is safe to delete.
 * @throws {UsageError} with the name that was probably meant.
 */
export function refuseUnknown(
  subject: ReferenceSubject,
  tenants: readonly TenantDocuments[],
): void {
  const names = namesIn(subject, tenants);
  if (names === undefined || 'address' in subject.to || names.has(subject.to.name)) return;
  const { kind, name } = subject.to;
  const meant = didYouMean(name, [...names]);
  const hint = meant === undefined ? '' : `, did you mean "${kind}:${meant}"?`;
  throw new UsageError(`no tenant has "${nameOf(subject)}", and nothing refers to it${hint}`);
}

/**
 * Refuses an asset that no tenant has and nothing refers to.
 * @throws {UsageError} as it may be misspelt.
 */
export async function refuseUnknownAsset(
  { to }: ReferenceSubject,
  tenants: readonly TenantDocuments[],
): Promise<void> {
  if (to.kind !== 'asset') return;
  const names = [to.address, decodedAddress(to.address)];
  const files = tenants.flatMap(({ directory }) => names.map((name) => join(directory, name)));
  for (const file of files) if (await isThere(file)) return;
  throw new UsageError(`no tenant has "${printable(to.address)}", and nothing refers to it`);
}

/** Returns the ids of the blocks of a page in all tenants. */
const anchorsOf = (address: string, tenants: readonly TenantDocuments[]): readonly string[] =>
  tenants
    .flatMap(({ documents }) => documents.filter((document) => ownPath(document) === address))
    .flatMap((document) => documentContent(document).blocks)
    .flatMap(({ block: { data } }) => ('id' in data && typeof data.id === 'string' ? data.id : []));

/**
 * Refuses the id of a block that no page at the address has and nothing links to.
 * @throws {UsageError} with the id that was probably meant.
 */
export function refuseUnknownAnchor(
  { to }: ReferenceSubject,
  tenants: readonly TenantDocuments[],
): void {
  if (!('address' in to) || to.anchor === undefined) return;
  const anchors = anchorsOf(to.address, tenants);
  if (anchors.includes(to.anchor)) return;
  const meant = didYouMean(to.anchor, anchors);
  const hint = meant === undefined ? '' : `, did you mean "${to.address}#${meant}"?`;
  throw new UsageError(
    `no page "${to.address}" has a block with the id "${to.anchor}", and nothing links to it${hint}`,
  );
}

/** Returns a note about a page that no tenant has, nor an address that is redirected; '' for others. */
export function missingNote(subject: Subject, tenants: readonly TenantDocuments[]): string {
  if (subject.kind !== 'reference' || subject.to.kind !== 'page') return '';
  const { address } = subject.to;
  const isKnown =
    fitsRoute(address, platformRoutes) ||
    tenants.some(
      ({ reading: { snapshot, brokenPages } }) =>
        snapshot === undefined ||
        snapshot.pages.has(address) ||
        snapshot.redirects?.has(redirectKey(address)) === true ||
        brokenPages?.includes(address) === true,
    );
  return isKnown ? '' : `no tenant has a page at "${printable(address)}"\n`;
}
