import type { LocatedFinding } from '@forecourt/block-schemas';
import { readDocuments } from '@forecourt/content';
import type { TenantDocuments } from '@forecourt/content';
import { pluralize } from '@forecourt/domain';
import { isWithin, notPart } from '../targets/targets.ts';
import type { TenantTarget } from '../targets/targets.ts';

/**
 * Reads the documents that a command line names, one tenant at a time.
 * @throws {UsageError} for a path that is not part of its tenant.
 */
export async function* readTargets(
  tenants: readonly TenantTarget[],
  options: { readonly withAssets?: boolean } = {},
): AsyncGenerator<TenantDocuments> {
  for (const tenant of tenants) {
    const { directory, only } = tenant;
    const isAsked = (file: string) => only === undefined || isWithin(file, only);
    const read = await readDocuments(directory, { ...options, isAsked });
    const known = [...read.documents, ...read.unread].map(({ file }) => file);
    const missed = only?.find((path) => !known.some((file) => isWithin(file, [path])));
    if (missed !== undefined) throw notPart(missed);
    yield read;
  }
}

/** Returns a note on files that could not be read; '' if there are none. */
export function unreadNote(unread: readonly LocatedFinding[]): string {
  const files = new Set(unread.map(({ file }) => file)).size;
  if (files === 0) return '';
  const left = pluralize(
    files,
    'file was left out, since it holds',
    'files were left out, since they hold',
  );
  return `${left} no JSON that can be read; run forecourt validate for details\n`;
}
