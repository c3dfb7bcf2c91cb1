import { pluralize } from '@forecourt/domain';
import { basename, join } from 'node:path';
import { dataLimits } from '@forecourt/content';
import { pageLimits, parseJson } from '@forecourt/json';
import type { LocatedFinding } from '@forecourt/block-schemas';
import { blockingFileSystem, decodeText, nameBelow, readTenant } from '@forecourt/content';
import type { DocumentKind, FileSystem, TenantDocument, TenantReading } from '@forecourt/content';
import { notPart } from '../targets/targets.ts';
import type { TenantTarget } from '../targets/targets.ts';
import { isWithin } from '../../shared/targets/targets.ts';

/** A parsed JSON file of a tenant; its content may still be invalid. */
export interface ContentDocument extends TenantDocument {
  /** The file as findings name it, relative to the working directory. */
  readonly file: string;
  /** Without a byte order mark. */
  readonly text: string;
  /** True if the file begins with a byte order mark. */
  readonly marked: boolean;
}

/** A tenant and its documents. */
export interface TenantDocuments {
  /** The tenant's slug; its folder's name if there is no usable site.json. */
  readonly slug: string;
  readonly directory: string;
  readonly reading: TenantReading;
  /** The requested documents, in order of their files. */
  readonly documents: readonly ContentDocument[];
  /** Findings for files that are not valid JSON. */
  readonly unread: readonly LocatedFinding[];
}

/** Hides the assets: commands that need only documents don't hash every picture. */
const withoutAssets = (directory: string): FileSystem => ({
  ...blockingFileSystem,
  readDirectory: async (path) =>
    basename(path) === 'assets' && join(path, '..') === directory
      ? []
      : blockingFileSystem.readDirectory(path),
});

async function readDocument(
  directory: string,
  path: string,
  kind: DocumentKind,
): Promise<ContentDocument | undefined> {
  const file = nameBelow(directory, path);
  try {
    const limits = kind === 'data' ? dataLimits : pageLimits;
    const { kind: fileKind, bytes: size } = await blockingFileSystem.stat(file);
    if (fileKind !== 'file' || size > limits.maxBytes) return undefined;
    const bytes = await blockingFileSystem.readFile(file);
    const decoded = decodeText(bytes);
    if (!decoded.ok) return undefined;
    const parsed = parseJson(decoded.text, limits);
    const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    return parsed.ok
      ? { kind, file, path, text: decoded.text, marked, value: parsed.value }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a tenant's documents. Never throws: files that can't be read are in `unread`.
 * @param withAssets whether the snapshot lists the tenant's assets, which costs reading them.
 */
export async function readDocuments(
  { directory, only }: TenantTarget,
  { withAssets = false }: { readonly withAssets?: boolean } = {},
): Promise<TenantDocuments> {
  const real = await blockingFileSystem.realPath(directory).catch(() => directory);
  const fs = withAssets ? blockingFileSystem : withoutAssets(real);
  const reading = await readTenant(directory, { fs, allErrors: true });
  const asked = (file: string) => only === undefined || isWithin(file, only);
  const documents: ContentDocument[] = [];
  const missed = new Set<string>();
  const { site, components, pages, data, redirects } = reading.files ?? {};
  const kinds = { site, component: components, page: pages, data, redirects };
  for (const [kind, states] of Object.entries(kinds)) {
    for (const path of states?.keys() ?? []) {
      const file = nameBelow(directory, path);
      if (!asked(file)) continue;
      const document = await readDocument(directory, path, kind as DocumentKind);
      if (document === undefined) missed.add(file);
      else documents.push(document);
    }
  }
  return {
    slug: reading.snapshot?.slug ?? basename(real),
    directory,
    reading,
    documents: documents.toSorted((a, b) => (a.file < b.file ? -1 : 1)),
    unread: reading.findings.filter(
      ({ file, severity }) => severity === 'error' && missed.has(file),
    ),
  };
}

/**
 * Reads the documents that a command line names, one tenant at a time.
 * @throws {UsageError} for a path that is not part of its tenant.
 */
export async function* readTargets(
  tenants: readonly TenantTarget[],
  options: { readonly withAssets?: boolean } = {},
): AsyncGenerator<TenantDocuments> {
  for (const tenant of tenants) {
    const read = await readDocuments(tenant, options);
    const known = [...read.documents, ...read.unread].map(({ file }) => file);
    const missed = tenant.only?.find((path) => !known.some((file) => isWithin(file, [path])));
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
