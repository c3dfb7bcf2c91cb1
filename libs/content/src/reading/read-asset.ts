import { createHash } from 'node:crypto';
import type { Asset, LocatedFinding } from '@forecourt/block-schemas';
import { describeFileError } from '../file-system/file-error.ts';
import type { FileStat, FileSystem } from '../file-system/file-system.ts';
import { checkPicture } from '../pictures/check-picture.ts';
import { assetFindings } from './asset-findings.ts';
import { checkFile } from './check-file.ts';
import { fileFinding } from './file-finding.ts';
import { isCutOut } from './cut-out.ts';
import { mediaTypeOf } from './media-types.ts';
import { contentHash, refusal } from './read-json.ts';

const assetLimits = { maxBytes: 64_000_000 };

/** An asset that was read, or findings that say why there is none. */
export interface AssetReading {
  readonly asset?: Asset;
  /** Hash of the content if it is that of `known`; nothing else was done then. */
  readonly same?: string;
  /** True if the last good version is used: a picture is refused, or another file is damaged. */
  readonly broken?: true;
  readonly findings: readonly LocatedFinding[];
}

/**
 * Reads and checks a file of the assets folder: a picture has to be decodable within the limits, any
 * other kind complete and of the type that its name says. Never throws.
 * @param file absolute path. @param path as pages name it. @param name its name in findings.
 * @param known hash of content that need not be decoded again.
 */
export async function readAsset(
  fs: FileSystem,
  file: string,
  path: string,
  name: string,
  stat: FileStat,
  known?: string,
): Promise<AssetReading> {
  const refused = refusal(name, stat, assetLimits);
  if (refused !== undefined) return { findings: [refused] };
  let bytes: Uint8Array;
  try {
    bytes = await fs.readFile(file);
  } catch (error) {
    return { findings: [fileFinding(name, 'unreadable', describeFileError(error))] };
  }
  const hash = await assetHash(bytes);
  if (hash === known) return { same: hash, findings: [] };
  const named = mediaTypeOf(path);
  const isPicture = named.startsWith('image/');
  const picture = isPicture ? await checkPicture(bytes, named) : undefined;
  const damage = isPicture ? undefined : checkFile(bytes, named);
  const findings = assetFindings({ path, name, bytes, named, picture, damage });
  const { mediaType = named, size, problem } = picture ?? {};
  const cutOut = size !== undefined && (await isCutOut(bytes, mediaType));
  const asset: Asset = {
    path,
    file,
    identity: stat.identity,
    hash,
    bytes: bytes.length,
    mediaType,
    ...size,
    refused: problem && true,
    cutOut: cutOut || undefined,
  };
  const isBroken = problem !== undefined || damage !== undefined;
  return { asset: Object.freeze(asset), findings, broken: isBroken || undefined };
}

/** Bytes that are hashed before other work of the process gets a turn. */
const bytesPerTurn = 4_000_000;

/** Returns the same as `contentHash`, in turns, so that a large film does not block other work. */
async function assetHash(bytes: Uint8Array): Promise<string> {
  if (bytes.length <= bytesPerTurn) return contentHash(bytes);
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; at += bytesPerTurn) {
    hash.update(bytes.subarray(at, at + bytesPerTurn));
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  return hash.digest('hex').slice(0, 16);
}
