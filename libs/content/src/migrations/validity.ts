import {
  validateCustomComponent,
  validateEntity,
  validatePage,
  validateSite,
} from '@forecourt/block-schemas';
import { pageLimits, parseJson } from '@forecourt/json';
import { entityList } from '../data/data-files.ts';
import { dataLimits } from '../data/data-limits.ts';
import type { ContentDocument, TenantDocuments } from '../documents/read-documents.ts';

const options = { allErrors: true };

function countDataErrors(name: string, value: unknown, { reading }: TenantDocuments): number {
  const site = reading.snapshot?.site;
  const entries = site && entityList(name, value, site);
  if (entries === undefined) return 0;
  if (!('entries' in entries)) return 1;
  return entries.entries.reduce(
    (sum, entry) => sum + validateEntity(entries.entity, entry.value, options).length,
    0,
  );
}

/** Counts a document's validation errors, apart from broken references. */
export function countErrors(
  { kind, path }: Pick<ContentDocument, 'kind' | 'path'>,
  value: unknown,
  tenant: TenantDocuments,
): number {
  switch (kind) {
    case 'page': {
      const components = new Set(tenant.reading.snapshot?.components.keys());
      return validatePage(value, { ...options, components }).findings.length;
    }
    case 'site':
      return validateSite(value, options).length;
    case 'component':
      return validateCustomComponent(value, options).length;
    case 'redirects':
      return (Array.isArray(value) ? (value as unknown[]) : []).reduce<number>(
        (sum, entry) => sum + validateEntity('redirect', entry, options).length,
        0,
      );
    case 'data':
      return countDataErrors(path.replace(/^data\/|\.json$/gi, ''), value, tenant);
  }
}

/** Parses a document's text and counts its duplicate names. */
export function parseDocument(document: ContentDocument, text: string) {
  const limits = document.kind === 'data' ? dataLimits : pageLimits;
  const result = parseJson(text, limits);
  const value = result.ok ? result.value : undefined;
  return { ok: result.ok, value, duplicates: result.findings.length };
}
