import { basename, join } from 'node:path';
import type { LocatedFinding } from '@forecourt/block-schemas';
import { pageLimits, parseJson } from '@forecourt/json';
import { dataLimits } from '../data/data-limits.ts';
import { blockingFileSystem } from '../file-system/blocking-file-system.ts';
import { decodeText } from '../file-system/decode-text.ts';
import type { FileSystem } from '../file-system/file-system.ts';
import { nameBelow } from '../reading/name-below.ts';
import type { DocumentKind, TenantDocument } from '../references/document-content.ts';
import { readTenant } from '../tenant/read-tenant.ts';
import type { TenantReading } from '../tenant/tenant-reading.ts';

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

/** Choice of the documents to read, and of what is read with them. */
export interface DocumentOptions {
  /** True for the files to read, as findings name them; all if left out. */
  readonly isAsked?: (file: string) => boolean;
  /** True to list the assets in the snapshot, which costs reading them. */
  readonly withAssets?: boolean;
}

/** Hides the assets: a caller that needs only documents doesn't hash every picture. */
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

/** Reads a tenant's documents. Never throws: files that can't be read are in `unread`. */
export async function readDocuments(
  directory: string,
  { isAsked = () => true, withAssets = false }: DocumentOptions = {},
): Promise<TenantDocuments> {
  const real = await blockingFileSystem.realPath(directory).catch(() => directory);
  const fs = withAssets ? blockingFileSystem : withoutAssets(real);
  const reading = await readTenant(directory, { fs, allErrors: true });
  const documents: ContentDocument[] = [];
  const missed = new Set<string>();
  const { site, components, pages, data, redirects } = reading.files ?? {};
  const kinds = { site, component: components, page: pages, data, redirects };
  for (const [kind, states] of Object.entries(kinds)) {
    for (const path of states?.keys() ?? []) {
      const file = nameBelow(directory, path);
      if (!isAsked(file)) continue;
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
