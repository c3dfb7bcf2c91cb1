import { documentPlaces, leadsTo, namesOfEntry, referencesAt } from '@forecourt/content';
import type { Reference } from '@forecourt/content';
import type { ContentDocument, TenantDocuments } from '../../shared/documents/read-documents.ts';
import type { Found } from './found.ts';
import type { ReferenceSubject } from './subject.ts';

/** Returns a test for references of a tenant to the subject. */
function referenceTest(
  { to }: ReferenceSubject,
  { reading }: TenantDocuments,
): (reference: Reference) => boolean {
  const { snapshot } = reading;
  if ('address' in to)
    return (reference) => leadsTo(reference, to, snapshot?.site.domains ?? []) !== undefined;
  const { kind, name } = to;
  const names =
    kind === 'data' || snapshot === undefined
      ? new Set([name])
      : namesOfEntry(snapshot, kind, name);
  return (reference) => reference.kind === kind && names.has(reference.value);
}

/** Finds references to the subject, those in mark-up included. */
export function referenceUses(
  subject: ReferenceSubject,
  document: ContentDocument,
  tenant: TenantDocuments,
) {
  const isUse = referenceTest(subject, tenant);
  const { texts } = documentPlaces(document, tenant.reading.snapshot);
  const found = texts.flatMap((place) =>
    referencesAt(place)
      .filter(isUse)
      .map(({ value }): Found => ({ pointer: place.pointer, value })),
  );
  return { found, leftOut: 0, owners: texts.length };
}
