import type { Asset, LocatedFinding } from '@forecourt/block-schemas';
import { fileFault } from '../file-system/file-fault.ts';
import type { FileStat, FileSystem } from '../file-system/file-system.ts';
import { fileFinding } from './file-finding.ts';
import { isCutOut } from './cut-out.ts';
import { mediaTypeOf, unknownMediaType } from './media-types.ts';
import { pictureSize } from './picture-size.ts';
import { contentHash, refusal } from './read-json.ts';

const assetLimits = { maxBytes: 64_000_000 };

/** An asset that was read, or why there is none. */
export interface AssetReading {
  readonly asset?: Asset;
  readonly findings: readonly LocatedFinding[];
}

/** What pages may write in the name of an asset, as its schema says. */
const usableName = /^(?!.*\.\.)[^\s\\<>"\p{Cc}]+$/u;

/**
 * Reads a file of the assets folder: its hash, and its size if it is a picture. Never throws.
 * @param file absolute path. @param path as pages name it. @param name as findings name it.
 */
export async function readAsset(
  fs: FileSystem,
  file: string,
  path: string,
  name: string,
  stat: FileStat,
): Promise<AssetReading> {
  const refused = refusal(name, stat, assetLimits);
  if (refused !== undefined) return { findings: [refused] };
  let bytes: Uint8Array;
  try {
    bytes = await fs.readFile(file);
  } catch (error) {
    return { findings: [fileFinding(name, 'unreadable', fileFault(error))] };
  }
  const findings: LocatedFinding[] = [];
  const warn = (rule: string, message: string) =>
    findings.push(fileFinding(name, rule, message, 'warning'));
  const mediaType = mediaTypeOf(path);
  const size = mediaType.startsWith('image/') ? pictureSize(bytes) : undefined;
  if (!usableName.test(path))
    warn('asset-name', 'has a name that pages cannot use; rename it without spaces');
  if (mediaType === unknownMediaType)
    warn('asset-type', 'is not a kind of file that the site shows; visitors can only download it');
  if (mediaType.startsWith('image/') && size === undefined)
    warn('picture-size', 'is a picture whose width and height cannot be read');
  const asset: Asset = {
    path,
    file,
    hash: contentHash(bytes),
    bytes: bytes.length,
    mediaType,
    ...size,
    ...(size && isCutOut(bytes, mediaType) && { cutOut: true as const }),
  };
  return { asset: Object.freeze(asset), findings };
}
