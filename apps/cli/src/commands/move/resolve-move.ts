import { didYouMean, validateBlock, validatePage } from '@forecourt/block-schemas';
import { pagePath, pathProblem } from '@forecourt/content';
import type { ContentDocument, Target, TenantDocuments } from '@forecourt/content';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import { printable } from '../../shared/terminal/printable.ts';

/** A move in one tenant. */
export interface ResolvedMove {
  readonly kind: Target['kind'];
  /** The old address. */
  readonly from: string;
  /** The new address. */
  readonly to: string;
  /** The file below the tenant's folder that has the old address. */
  readonly file: string;
}

const assetPrefix = '/assets/';

const isAsset = (address: string) => address.startsWith(assetPrefix);

const pathOf = ({ value }: ContentDocument): unknown =>
  (value as { readonly path?: unknown } | null)?.path;

/** Returns the files of pages by path; pages that have errors have a path, too. */
const pageFiles = (documents: readonly ContentDocument[]): ReadonlyMap<string, string> =>
  new Map(
    documents.flatMap((document) => {
      const path = document.kind === 'page' ? pathOf(document) : undefined;
      return typeof path === 'string' ? [[pagePath(path), document.path] as const] : [];
    }),
  );

const assetFiles = ({ files }: TenantDocuments['reading']): ReadonlyMap<string, string> =>
  new Map([...(files?.assets.keys() ?? [])].map((file) => [`/${file}`, file]));

/** Returns the addresses of a tenant that can be moved, with their files. */
export const movableFiles = (
  address: string,
  { documents, reading }: TenantDocuments,
): ReadonlyMap<string, string> => (isAsset(address) ? assetFiles(reading) : pageFiles(documents));

const pageProblem = (path: string, { reading }: TenantDocuments): string | undefined => {
  const [finding] = validatePage({ schemaVersion: 1, path, title: '-', blocks: [] }).findings;
  return finding?.message ?? pathProblem(path, reading.snapshot?.site);
};

const extensionOf = (name: string) => /\.[^./]+$/.exec(name)?.[0].toLowerCase() ?? '';

const assetProblem = (from: string, to: string): string | undefined => {
  if (!isAsset(to)) return `must begin with ${assetPrefix}, as every asset's path`;
  const [finding] = validateBlock({ type: 'image', data: { file: { url: to } } });
  if (finding !== undefined) return finding.message;
  if (!/^(?:\/[^/.][^/]*)+$/.test(to)) return 'is not the path of a file';
  return extensionOf(to) === extensionOf(from)
    ? undefined
    : `must end with "${extensionOf(from)}": moving a file doesn't change its type`;
};

/** Returns the normalised form of an address on the command line. */
export const normalAddress = (address: string): string =>
  isAsset(address) ? address : pagePath(address);

/**
 * Resolves a move in a tenant.
 * @throws {UsageError} if there is nothing at the old address, or the new one can't be used.
 */
export function resolveMove(from: string, to: string, tenant: TenantDocuments): ResolvedMove {
  const kind = isAsset(from) ? 'asset' : 'page';
  const files = movableFiles(from, tenant);
  const file = files.get(normalAddress(from));
  if (file === undefined) {
    const meant = didYouMean(from, [...files.keys()]);
    const hint = meant === undefined ? '' : `; did you mean "${printable(meant)}"?`;
    throw new UsageError(`${tenant.slug} has no ${kind} at "${printable(from)}"${hint}`);
  }
  const problem = kind === 'asset' ? assetProblem(from, to) : pageProblem(to, tenant);
  if (problem !== undefined) throw new UsageError(`"${printable(to)}" ${problem}`);
  const target = normalAddress(to);
  const taken = [...files].find(([address, other]) =>
    address === target ? other !== file : kind === 'asset' && target.startsWith(`${address}/`),
  );
  if (taken) throw new UsageError(`"${printable(to)}" is taken by ${printable(taken[1])}`);
  if (normalAddress(from) === '/') throw new UsageError('the home page stays at "/"');
  if (normalAddress(from) === target)
    throw new UsageError(`"${printable(to)}" is its address already`);
  return { kind, from: normalAddress(from), to: target, file };
}
