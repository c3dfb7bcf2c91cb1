import type { FindingId, LocatedFinding } from '@forecourt/block-schemas';
import type { PictureCheck } from '../pictures/check-picture.ts';
import { pictureKind } from '../pictures/picture-kind.ts';
import { fileFinding } from './file-finding.ts';
import { unknownMediaType } from './media-types.ts';

/** A file of the assets folder that was read and checked. */
export interface CheckedAsset {
  /** Its path as pages name it. */
  readonly path: string;
  /** Its name in findings. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Media type by the name of the file. */
  readonly named: string;
  /** Undefined for a file that is not a picture. */
  readonly picture: PictureCheck | undefined;
  /** Message about a damaged file that is not a picture. */
  readonly damage: string | undefined;
}

/** Pattern of asset paths that pages can name, as in their schema. */
const usableName = /^(?!.*\.\.)[^\s\\<>"#?%\p{Cc}]+$/u;

const scriptMessage = 'has a script, which never runs on the site; save the drawing without it';

const htmlMessage =
  'embeds HTML or another document, which is not drawn everywhere; save the drawing as plain SVG';

/** Returns the findings about the name and the content of a file. */
export function assetFindings(asset: CheckedAsset): LocatedFinding[] {
  const { name, damage, picture } = asset;
  return [
    ...(damage === undefined ? [] : [fileFinding(name, 'file-damaged', damage)]),
    ...nameFindings(asset),
    ...(picture === undefined ? [] : pictureFindings(asset, picture)),
  ];
}

/** Returns the findings about a name that pages can't use, or that does not match the content. */
function nameFindings({ path, name, bytes, named, picture }: CheckedAsset): LocatedFinding[] {
  const findings: LocatedFinding[] = [];
  const warn = (rule: FindingId, message: string) =>
    findings.push(fileFinding(name, rule, message, 'warning'));
  const mediaType = picture?.mediaType ?? named;
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
  if (mediaType !== named && picture?.problem === undefined)
    warn('picture-type', `is ${mediaType} by its content, not ${named}; rename it`);
  return findings;
}

function pictureFindings(
  { name, bytes }: CheckedAsset,
  { size, problem, script, html }: PictureCheck,
): LocatedFinding[] {
  const findings: LocatedFinding[] = [];
  const add = (finding: LocatedFinding, { line, column }: { line: number; column: number }) => {
    const end = { endLine: line, endColumn: column + 1 };
    findings.push({ ...finding, line, column, ...end, sourceLine: lineOf(bytes, line) });
  };
  if (script) add(fileFinding(name, 'picture-script', scriptMessage, 'warning'), script);
  if (html) add(fileFinding(name, 'picture-html', htmlMessage, 'warning'), html);
  if (problem) add(fileFinding(name, 'picture-refused', problem.message), problem);
  else if (size === undefined) {
    const message = 'is a picture whose width and height cannot be read';
    findings.push(fileFinding(name, 'picture-size', message, 'warning'));
  }
  return findings;
}

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
