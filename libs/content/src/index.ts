export { domainName, hostName } from './domains/host-name.ts';
export { isWebsite } from './domains/assign-domains.ts';
export type { DomainOwners } from './domains/assign-domains.ts';
export { readDomainList } from './domains/read-domain-list.ts';
export { findDomainConflicts } from './domains/find-domain-conflicts.ts';
export type { OperatorDomains } from './domains/find-domain-conflicts.ts';
export { openLastGoodStore } from './last-good/last-good-store.ts';
export type { LastGoodStore } from './last-good/last-good-store.ts';
export type { Rejection } from './tenant/rejections.ts';
export { redirectKey } from './routing/redirect-key.ts';
export type * from './file-system/file-system.ts';
export { blockingFileSystem } from './file-system/blocking-file-system.ts';
export * from './file-system/memory-file-system.ts';
export { nodeFileSystem } from './file-system/node-file-system.ts';
export { fileFinding, placeFindings } from './reading/file-finding.ts';
export { placeInFiles } from './reading/place-in-files.ts';
export { nameBelow } from './reading/name-below.ts';
export { decodeText } from './reading/decode-text.ts';
export type { DecodedText } from './reading/decode-text.ts';
export { readJson } from './reading/read-json.ts';
export type { JsonReading } from './reading/read-json.ts';
export { readPageFile } from './reading/read-page-file.ts';
export type { PageFileReading } from './reading/read-page-file.ts';
export { readData } from './reading/read-settings.ts';
export type { Reading } from './reading/read-page.ts';
export { mediaTypeOf } from './reading/media-types.ts';
export { createReferenceCheck, faultsAtPlaces } from './references/check-references.ts';
export { addressesIn } from './references/html-links.ts';
export { pageReferences } from './references/page-references.ts';
export type { Reference } from './references/references.ts';
export type { ReferenceCheck, ReferenceOptions } from './references/check-references.ts';
export { dataEntries, dataLists } from './references/data-files.ts';
export type { DataEntries, DataEntry } from './references/data-files.ts';
export { placesIn } from './references/places.ts';
export type { BlockPlace, Place, Places } from './references/places.ts';
export * from './routing/page-path.ts';
export { readTenant } from './tenant/read-tenant.ts';
export type { RefreshOptions, TenantReading } from './tenant/read-tenant.ts';
export { readTenants, tenantFolders } from './tenant/read-tenants.ts';
export type { Tenants } from './tenant/read-tenants.ts';
export type {
  DataFileRequest,
  DataReader,
  PageContext,
  PageReader,
  ReadOptions,
} from './tenant/tenant-context.ts';
export type { FileState } from './tenant/file-state.ts';
export { watchTenants } from './watching/watch-tenants.ts';
export type { TenantsChange, TenantsWatch, WatchOptions } from './watching/tenants-watch.ts';
export { dataLimits } from './reading/data-limits.ts';
