import type { Asset } from '@forecourt/block-schemas';
import { asMarkdown, listed } from './entry.ts';
import type { Catalogue, Entry } from './entry.ts';

/** A number of bytes as people say it: powers of a thousand, as file managers count. */
function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const [unit, divisor] = bytes < 1_000_000 ? ['kB', 1000] : ['MB', 1_000_000];
  return `${(bytes / Number(divisor)).toFixed(bytes < 10 * Number(divisor) ? 1 : 0)} ${unit}`;
}

/** Returns the entry of a file in the assets folder. */
function assetEntry({ path, file, bytes, mediaType, width, height }: Asset): Entry {
  const size = width && height ? `${width} × ${height} pixels, ` : '';
  const facts = `${mediaType}, ${size}${fileSize(bytes)}`;
  return {
    value: path,
    name: facts,
    about: `**${asMarkdown(path)}**\n\n${asMarkdown(facts)}`,
    source: { path: file },
  };
}

/** Files of the tenant's assets folder. */
export const assets: Catalogue = {
  ...listed(({ snapshot }) => [...(snapshot?.assets.values() ?? [])].map(assetEntry)),
  find: ({ snapshot }, value) => {
    const found = snapshot?.assets.get(value);
    return found && assetEntry(found);
  },
};
