import { widestImage } from '@forecourt/domain';
import { decodeText } from '../file-system/decode-text.ts';
import { isTruncated } from './picture-end.ts';
import { isHeic, isWebPage, pictureKind } from './picture-kind.ts';
import { pictureSize, type PictureSize } from './picture-size.ts';
import { checkSvg } from './svg/check-svg.ts';
import { noDrawing } from './svg/parse-svg.ts';

/** Pixels of the largest photograph that is decoded. */
const maxPixels = 100_000_000;

/** A picture's file, read but not decoded. */
export interface PictureCheck {
  /** By its content: it decides how the file is decoded and served, whatever the name says. */
  readonly mediaType: string;
  readonly size?: PictureSize;
  /** Why the picture must not be decoded; undefined if it may. */
  readonly problem?: PictureProblem;
  /** Location of a script in a drawing, which browsers don't run. */
  readonly script?: Omit<PictureProblem, 'message'>;
  /** Location of embedded HTML in a drawing, which many programs don't draw. */
  readonly html?: Omit<PictureProblem, 'message'>;
}

/** A problem of a picture with its location in the file; lines and columns count from 1. */
interface PictureProblem {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** First line of the file that Git LFS leaves in place of content that was not fetched. */
const lfsPointer = 'version https://git-lfs.github.com/';

/** Returns the message about a file that is no picture of a known kind. */
const unknownKind = (bytes: Uint8Array, named: string): string =>
  isHeic(bytes)
    ? "is a HEIC photo, which browsers don't show, whatever its name; save it as a JPEG, PNG or WebP file"
    : (standInOf(bytes) ??
      `is not a picture (its name says ${named}, its content is of no known kind); export it again`);

const atStart = (message: string): PictureProblem => ({ message, line: 1, column: 1 });

/** Returns a message about an empty file or an LFS pointer in place of a picture; undefined for any other. */
function standInOf(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return 'is empty; copy the picture again';
  const start = Buffer.from(bytes.subarray(0, lfsPointer.length)).toString('latin1');
  return start === lfsPointer
    ? 'is a pointer of Git LFS, not the picture itself; run "git lfs pull"'
    : undefined;
}

/**
 * Checks whether a picture can be decoded within the limits, from its text or header alone. The
 * command line and the server use the same check.
 * @param named media type by the file's name.
 */
export async function checkPicture(bytes: Uint8Array, named: string): Promise<PictureCheck> {
  const mediaType = pictureKind(bytes);
  if (mediaType === undefined)
    return { mediaType: named, problem: atStart(unknownKind(bytes, named)) };
  if (isWebPage(bytes)) {
    const problem = atStart(
      'is a web page, not a picture, as servers send in place of a missing file; download or export the picture again',
    );
    return { mediaType: named, problem };
  }
  const size = pictureSize(bytes);
  const facts = { mediaType, size };
  if (mediaType === 'image/svg+xml') {
    const drawing = await checkDrawing(bytes);
    if (drawing.problem?.message !== noDrawing || named === mediaType)
      return { ...facts, ...drawing };
    return { mediaType: named, problem: atStart(unknownKind(bytes, named)) };
  }
  const problem = photographProblem(bytes, mediaType, size);
  return problem ? { ...facts, problem } : facts;
}

async function checkDrawing(bytes: Uint8Array): Promise<Partial<PictureCheck>> {
  const decoded = decodeText(bytes);
  return decoded.ok ? checkSvg(decoded.text) : { problem: atStart(decoded.message) };
}

/** Kinds whose header always has the size; other kinds hold it in more ways than are read here. */
const sized: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

function photographProblem(
  bytes: Uint8Array,
  mediaType: string,
  size: PictureSize | undefined,
): PictureProblem | undefined {
  if (size === undefined && sized.has(mediaType))
    return atStart('is a damaged picture: its header has no width and height; export it again');
  const pixels = size === undefined ? 0 : size.width * size.height;
  if (pixels <= maxPixels)
    return isTruncated(bytes, mediaType)
      ? atStart('is a truncated picture: the file ends before the picture does; copy it again')
      : undefined;
  const millions = (count: number) => `${Math.ceil(count / 1e6)} million`;
  return atStart(
    `has ${millions(pixels)} pixels, more than ${millions(maxPixels)}; save it at most ${widestImage} pixels wide`,
  );
}
