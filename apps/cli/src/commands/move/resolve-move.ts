import { didYouMean, validateBlock, validatePage } from '@forecourt/block-schemas';
import { pagePath, pathProblem } from '@forecourt/content';
import type { ContentDocument, ResolvedMove, TenantDocuments } from '@forecourt/content';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import { printable } from '../../shared/terminal/printable.ts';

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

/** Returns the folders of assets by address, without a slash at its end. */
const assetFolders = (files: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map(
    [...files.keys()].flatMap((address) =>
      [...address.matchAll(/(?<=^\/.+)\//g)].slice(1).map(({ index }) => {
        const folder = address.slice(0, index);
        return [folder, folder.slice(1)] as const;
      }),
    ),
  );

/** Returns the addresses of a tenant that can be moved, with their files and folders. */
export function movableFiles(
  address: string,
  { documents, reading }: TenantDocuments,
): ReadonlyMap<string, string> {
  if (!isAsset(address)) return pageFiles(documents);
  const files = assetFiles(reading);
  return new Map([...assetFolders(files), ...files]);
}

const pageProblem = (path: string, { reading }: TenantDocuments): string | undefined => {
  const [finding] = validatePage({ schemaVersion: 1, path, title: '-', blocks: [] }).findings;
  return finding?.message ?? pathProblem(path, reading.snapshot?.site);
};

const extensionOf = (name: string) => /\.[^./]+$/.exec(name)?.[0].toLowerCase() ?? '';

const assetProblem = (from: string, to: string, isFolder: boolean): string | undefined => {
  if (!isAsset(to)) return `must begin with ${assetPrefix}, as every asset's path`;
  const url = isFolder ? `${to}/a.svg` : to;
  const [finding] = validateBlock({ type: 'image', data: { file: { url } } });
  if (finding !== undefined) return finding.message;
  if (!/^(?:\/[^/.][^/]*)+$/.test(to))
    return `is not the path of a ${isFolder ? 'folder' : 'file'}`;
  if (isFolder) return to.startsWith(`${from}/`) ? 'is within the folder itself' : undefined;
  return extensionOf(to) === extensionOf(from)
    ? undefined
    : `must end with "${extensionOf(from)}": moving a file doesn't change its type`;
};

/** Returns the normalised form of an address on the command line. */
export const normalAddress = (address: string): string =>
  isAsset(address) ? address.replace(/\/+$/, '') : pagePath(address);

/**
 * Resolves a move in a tenant.
 * @throws {UsageError} if there is nothing at the old address, or the new one can't be used.
 */
export function resolveMove(from: string, to: string, tenant: TenantDocuments): ResolvedMove {
  const kind = isAsset(from) ? 'asset' : 'page';
  const files = movableFiles(from, tenant);
  const file = files.get(normalAddress(from));
  if (file === undefined) {
    const meant = didYouMean(normalAddress(from), [...files.keys()]);
    const hint = meant === undefined ? '' : `; did you mean "${printable(meant)}"?`;
    throw new UsageError(`${tenant.slug} has no ${kind} at "${printable(from)}"${hint}`);
  }
  const [own, target] = [normalAddress(from), normalAddress(to)];
  const below = [...files.values()].filter((each) => each.startsWith(`${file}/`));
  const isFolder = kind === 'asset' && below.length > 0;
  const problem = kind === 'asset' ? assetProblem(own, target, isFolder) : pageProblem(to, tenant);
  if (problem !== undefined) throw new UsageError(`"${printable(to)}" ${problem}`);
  const assets = tenant.reading.files?.assets;
  const isInFile = (address: string, other: string) =>
    assets?.has(other) === true && target.startsWith(`${address}/`);
  const taken = [...files].find(([address, other]) =>
    address === target ? other !== file : isInFile(address, other),
  );
  if (taken) throw new UsageError(`"${printable(to)}" is taken by ${printable(taken[1])}`);
  if (own === '/') throw new UsageError('the home page stays at "/"');
  if (own === target) throw new UsageError(`"${printable(to)}" is its address already`);
  return {
    kind,
    from: own,
    to: target,
    file,
    files: isFolder ? below.filter((each) => assets?.has(each)) : [file],
  };
}
