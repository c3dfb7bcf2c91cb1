import type { Asset } from '@forecourt/block-schemas';
import type { Sharp } from 'sharp';
import type { PictureJob } from './picture-job.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

type Subject = Pick<Asset, 'cutOut' | 'focalPoint'>;

/** Minimum visible share of a photograph that fills the frame. */
const maxCrop = 1.5;
/** Maximum share of the frame for an uncropped picture; a small one is enlarged to it. */
const [largest, enlarged] = [0.9, 0.5];
/** Background of an uncropped picture, on which dark and light logos are both visible. */
const ground = '#dfe4ea';

/**
 * Size of a picture in the frame of a shared link: at least the frame's, for a photograph of nearly
 * its shape or with a focal point; else the picture is shown whole, and a small one at most at twice
 * its size.
 */
export function sizeInFrame(
  { width = 0, height = 0, cutOut, focalPoint }: Partial<Size> & Subject,
  frame: Size,
): Size {
  if (!(width > 0 && height > 0)) return frame;
  const [across, down] = [frame.width / width, frame.height / height];
  const isLarge = Math.max(across, down) <= 2;
  const isNearlyOfItsShape = Math.max(across / down, down / across) <= maxCrop;
  const mayCrop = !cutOut && isLarge && (isNearlyOfItsShape || focalPoint !== undefined);
  const whole = Math.min(across, down);
  const scale = mayCrop
    ? Math.max(across, down)
    : Math.min(whole * largest, Math.max(2, whole * enlarged));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * Crops a picture around its focal point to the frame of a shared link, or centres it on a plain
 * background.
 */
export function framePicture(image: Sharp, job: PictureJob, frame: Size): Sharp {
  const size = sizeInFrame(job.picture, frame);
  const flat = image.flatten({ background: ground });
  if (size.width >= frame.width && size.height >= frame.height) {
    const { x, y } = job.picture.focalPoint ?? { x: 0.5, y: 0.5 };
    return flat.resize({ ...size, fit: 'cover' }).extract({
      left: Math.round((size.width - frame.width) * x),
      top: Math.round((size.height - frame.height) * y),
      ...frame,
    });
  }
  const left = Math.floor((frame.width - size.width) / 2);
  const top = Math.floor((frame.height - size.height) / 2);
  return flat.resize({ ...size, fit: 'fill' }).extend({
    left,
    top,
    background: ground,
    right: frame.width - size.width - left,
    bottom: frame.height - size.height - top,
  });
}
