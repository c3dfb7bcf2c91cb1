import { pictureSize } from '../picture-size.ts';
import { pictureKind } from '../picture-kind.ts';
import { SvgProblem, type SvgElement } from './parse-svg.ts';

/**
 * Pixels of the picture in an `<image>` with a data URL.
 * @throws {SvgProblem} for anything but a photograph or bitmap of a known kind.
 */
export function imageCost(element: SvgElement): number {
  const { href = '' } = element.attributes;
  const [, content] = /^\s*data:image\/[\w.+-]+;base64,([^]*)$/i.exec(href) ?? [];
  const bytes = content === undefined ? undefined : Buffer.from(content, 'base64');
  const kind = bytes && pictureKind(bytes);
  if (bytes === undefined || kind === undefined || kind === 'image/svg+xml')
    throw new SvgProblem(
      'contains an embedded picture that is neither PNG, JPEG, WebP nor GIF; draw it directly',
      element,
    );
  const size = pictureSize(bytes);
  if (size === undefined)
    throw new SvgProblem('contains an embedded picture that cannot be read', element);
  return size.width * size.height;
}
