export { domainName, hostName } from './routing/host-name.ts';
export { isWebsite } from './domains/assign-domains.ts';
export type { DomainOwners } from './domains/assign-domains.ts';
export { readDomainList } from './domains/read-domain-list.ts';
export { findDomainConflicts } from './domains/find-domain-conflicts.ts';
export type { OperatorDomains } from './domains/find-domain-conflicts.ts';
export { openReadingRecords } from './last-good/reading-records.ts';
export { openLastGoodStore } from './last-good/last-good-store.ts';
export type { LastGoodStore } from './last-good/last-good-store.ts';
export type { Rejection } from './tenant/rejections.ts';
export { redirectKey } from './routing/redirect-key.ts';
export type * from './file-system/file-system.ts';
export { blockingFileSystem } from './file-system/blocking-file-system.ts';
export { confinedFileSystem, tenantFileSystem } from './file-system/confined-file-system.ts';
export { nodeFileSystem } from './file-system/node-file-system.ts';
export { openInside } from './file-system/open-inside.ts';
export { fileFinding, locateFindings } from './reading/file-finding.ts';
export { locateInFiles } from './reading/locate-in-files.ts';
export { nameBelow, namesBelow } from './reading/name-below.ts';
export { decodeText } from './file-system/decode-text.ts';
export type { DecodedText } from './file-system/decode-text.ts';
export { readJson } from './reading/read-json.ts';
export type { JsonReading } from './reading/read-json.ts';
export { readPageFile } from './reading/read-page-file.ts';
export type { PageFileReading } from './reading/read-page-file.ts';
export type { DataFileRequest } from './reading/data-file-request.ts';
export { readData } from './reading/read-settings.ts';
export type { Reading } from './reading/read-page.ts';
export { mediaTypeOf } from './reading/media-types.ts';
export { overlayFileSystem } from './file-system/overlay-file-system.ts';
export type { OverlayFileSystem } from './file-system/overlay-file-system.ts';
export { createReferenceCheck, findingsInContent } from './references/check-references.ts';
export { addressesIn } from './references/html-links.ts';
export { convertReferences } from './references/convert-references.ts';
export { documentContent } from './references/document-content.ts';
export type { DocumentKind, TenantDocument } from './references/document-content.ts';
export { leadsTo } from './references/leads-to.ts';
export { linkParts } from './references/own-address.ts';
export { dataOfKind, entryNames, namedKinds, namesOfEntry } from './references/data-names.ts';
export type { NamedKind } from './references/data-names.ts';
export type { Target } from './references/leads-to.ts';
export {
  firstRedirect,
  redirectEdits,
  redirectsFile,
  stockPathEdits,
} from './references/move-page.ts';
export type { PageMove } from './references/move-page.ts';
export { assetMove, moveReferences, pageMove } from './references/move-references.ts';
export type { AddressMove } from './references/move-references.ts';
export { draftBlocks } from './reading/draft-blocks.ts';
export { neutralSite } from './reading/draft-site.ts';
export { pageReferences } from './references/page-references.ts';
export { referencesAt } from './references/references.ts';
export type { Reference } from './references/references.ts';
export type { ReferenceCheck, ReferenceOptions } from './references/check-references.ts';
export { entityList, dataLists } from './data/data-files.ts';
export type { EntityList, ListedEntity } from './data/data-files.ts';
export * from './routing/page-path.ts';
export { readTenant } from './tenant/read-tenant.ts';
export type { RefreshOptions } from './tenant/read-tenant.ts';
export type { TenantReading } from './tenant/tenant-reading.ts';
export { tenantFolders } from './reading/tenant-folders.ts';
export { readTenants } from './tenant/read-tenants.ts';
export type { Tenants } from './tenant/read-tenants.ts';
export { isSnapshot } from './tenant/unloaded-tenant.ts';
export type { KnownTenant } from './tenant/unloaded-tenant.ts';
export type { DataReader, PageContext, PageReader, ReadOptions } from './tenant/tenant-context.ts';
export type { FileState } from './tenant/file-state.ts';
export { createChangeQueue } from './watching/change-queue.ts';
export type { ChangeQueue, Changes } from './watching/change-queue.ts';
export { createWatcher } from './watching/watcher.ts';
export type { Watcher, WatcherOptions } from './watching/watcher.ts';
export { watchTenants } from './watching/watch-tenants.ts';
export type { TenantsChange, TenantsWatch, WatchOptions } from './watching/tenants-watch.ts';
export { readDocuments } from './documents/read-documents.ts';
export type {
  ContentDocument,
  DocumentOptions,
  TenantDocuments,
} from './documents/read-documents.ts';
export { planMove } from './documents/plan-move.ts';
export type { MovePlan, ResolvedMove } from './documents/plan-move.ts';
export { dataLimits } from './data/data-limits.ts';
export { isInNavigation } from './references/check-site.ts';
