import { createHash } from 'node:crypto';
import type { Asset, FindingId, LocatedFinding } from '@forecourt/block-schemas';
import { describeFileError } from '../file-system/file-error.ts';
import type { FileStat, FileSystem } from '../file-system/file-system.ts';
import { checkPicture } from '../pictures/check-picture.ts';
import { pictureKind } from '../pictures/picture-kind.ts';
import { checkFile } from './check-file.ts';
import { fileFinding } from './file-finding.ts';
import { isCutOut } from './cut-out.ts';
import { mediaTypeOf, unknownMediaType } from './media-types.ts';
import { contentHash, refusal } from './read-json.ts';

const assetLimits = { maxBytes: 64_000_000 };

/** An asset that was read, or findings that say why there is none. */
export interface AssetReading {
  readonly asset?: Asset;
  /** True if the content is that of `known`; nothing else was done then. */
  readonly same?: true;
  /** True if the last good version is used: a picture is refused, or another file is damaged. */
  readonly broken?: true;
  readonly findings: readonly LocatedFinding[];
}

/** Pattern of asset paths that pages can name, as in their schema. */
const usableName = /^(?!.*\.\.)[^\s\\<>"#?%\p{Cc}]+$/u;

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
  if (hash === known) return { same: true, findings: [] };
  const findings: LocatedFinding[] = [];
  const warn = (rule: FindingId, message: string) =>
    findings.push(fileFinding(name, rule, message, 'warning'));
  const named = mediaTypeOf(path);
  const isPicture = named.startsWith('image/');
  const picture = isPicture ? await checkPicture(bytes, named) : undefined;
  const { mediaType = named, size, problem, script, html } = picture ?? {};
  const damage = isPicture ? undefined : checkFile(bytes, named);
  if (damage !== undefined) findings.push(fileFinding(name, 'file-damaged', damage));
  if (!usableName.test(path))
    warn(
      'asset-name',
      'has a name that pages cannot use; rename it with letters, digits, hyphens and dots only',
    );
  if (mediaType === unknownMediaType) {
    const content = pictureKind(bytes);
    // Any text that begins with `<` may be a drawing.
    if (content === undefined || content === 'image/svg+xml')
      warn(
        'asset-type',
        'is not a kind of file that the site shows; visitors can only download it',
      );
    else
      warn('picture-type', `is ${content} by its content, which its name does not say; rename it`);
  }
  if (mediaType !== named && problem === undefined)
    warn('picture-type', `is ${mediaType} by its content, not ${named}; rename it`);
  const placed = (finding: LocatedFinding, { line, column }: { line: number; column: number }) => ({
    ...finding,
    line,
    column,
    endLine: line,
    endColumn: column + 1,
    sourceLine: lineOf(bytes, line),
  });
  if (script !== undefined)
    findings.push(placed(fileFinding(name, 'picture-script', scriptMessage, 'warning'), script));
  if (html !== undefined)
    findings.push(placed(fileFinding(name, 'picture-html', htmlMessage, 'warning'), html));
  if (problem !== undefined)
    findings.push(placed(fileFinding(name, 'picture-refused', problem.message), problem));
  else if (isPicture && size === undefined)
    warn('picture-size', 'is a picture whose width and height cannot be read');
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

const scriptMessage = 'has a script, which never runs on the site; save the drawing without it';

const htmlMessage =
  'embeds HTML or another document, which is not drawn everywhere; save the drawing as plain SVG';

const longestLineShown = 500;

/** Returns a line of a drawing, to be shown with a finding; '' if it is too long. */
function lineOf(bytes: Uint8Array, line: number): string {
  let from = 0;
  for (let at = 1; at < line; at += 1) from = bytes.indexOf(0x0a, from) + 1;
  const end = bytes.indexOf(0x0a, from);
  const part = bytes.subarray(from, end < 0 ? undefined : end);
  return part.length > longestLineShown || part.includes(0)
    ? ''
    : new TextDecoder().decode(part).trimEnd();
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
