import { shownData } from '@forecourt/block-schemas';
import type { AnnotatedContent } from '@forecourt/block-schemas';
import { dataOfKind, entryNames, namedKinds, namesOfEntry } from '../references/data-names.ts';
import { documentContent } from '../references/document-content.ts';
import { leadsTo } from '../references/leads-to.ts';
import { referencesAt } from '../references/references.ts';
import type { NamedKind } from '../references/data-names.ts';
import type { Reference } from '../references/references.ts';
import type { ContentDocument, TenantDocuments } from '../documents/read-documents.ts';
import { ownPath } from './own-path.ts';
import type { Found } from './found.ts';
import type { ReferenceSubject } from './subject.ts';

/** Returns a test for references of a document to the subject. @param own path of the document, a page. */
function referenceTest(
  { to }: ReferenceSubject,
  { reading }: TenantDocuments,
  own: string | undefined,
): (reference: Reference) => boolean {
  const { snapshot } = reading;
  if ('address' in to) {
    const withinPage = own === to.address && to.anchor !== undefined ? `#${to.anchor}` : undefined;
    return (reference) =>
      leadsTo(reference, to, snapshot?.site.domains ?? []) !== undefined ||
      (reference.kind === 'link' && reference.value.trim() === withinPage);
  }
  const { kind, name } = to;
  if (kind === 'data') {
    const entries = namedKinds.find((each) => dataOfKind(each) === name);
    return (reference) =>
      reference.kind === entries || (reference.kind === kind && reference.value === name);
  }
  const names = snapshot === undefined ? new Set([name]) : namesOfEntry(snapshot, kind, name);
  return (reference) => reference.kind === kind && names.has(reference.value);
}

/** True if a tenant has an entry, or may have it on its dashboard. */
function mayHave(kind: NamedKind, name: string, { reading }: TenantDocuments): boolean {
  const { snapshot } = reading;
  const names = snapshot && entryNames(snapshot, kind);
  return names?.has(name) ?? snapshot?.site.integrations?.dashboardHost !== undefined;
}

/** Returns the kind of data that a subject belongs to; undefined for one that the tenant lacks, pages and assets. */
function dataOf({ to }: ReferenceSubject, tenant: TenantDocuments): string | undefined {
  if ('address' in to) return undefined;
  if (to.kind === 'data') return to.name;
  return mayHave(to.kind, to.name, tenant) ? dataOfKind(to.kind) : undefined;
}

/**
 * Finds blocks that show the subject without naming it. A block that names the entries it shows uses no
 * others.
 */
function showingBlocks(
  subject: ReferenceSubject,
  tenant: TenantDocuments,
  { blocks, texts }: AnnotatedContent,
): readonly Found[] {
  const data = dataOf(subject, tenant);
  if (data === undefined) return [];
  return blocks.flatMap(({ block, pointer }): Found[] => {
    if (!shownData(block).some((kind) => kind === data)) return [];
    const namesOwn = texts.some(
      (text) => text.block?.pointer === pointer && text.kind === subject.to.kind,
    );
    return namesOwn ? [] : [{ pointer, property: 'type' }];
  });
}

/** Finds references to the subject, those in mark-up included, and blocks that show it. */
export function referenceUses(
  subject: ReferenceSubject,
  document: ContentDocument,
  tenant: TenantDocuments,
) {
  const isUse = referenceTest(subject, tenant, ownPath(document));
  const content = documentContent(document, tenant.reading.snapshot);
  const found = content.texts.flatMap((text) =>
    referencesAt(text)
      .filter(isUse)
      .map(({ value }): Found => ({ pointer: text.pointer, value })),
  );
  return {
    found: [...found, ...showingBlocks(subject, tenant, content)],
    leftOut: 0,
    owners: content.texts.length,
  };
}
