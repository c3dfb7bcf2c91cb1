import { imageSize } from 'image-size';
import { jpegHeader } from './jpeg-header.ts';

/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

// Turned by 90 degrees: values 5 to 8 of the EXIF orientation.
const firstTurnedOrientation = 5;

const isLength = (value: number) => Number.isInteger(value) && value > 0 && value <= 65_535;

/** The size is at the beginning of every kind of picture but JPEG. */
const headBytes = 1_000_000;

const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8;

/** Intrinsic size of a picture as a browser shows it; undefined if it can't be determined. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  try {
    const {
      width,
      height,
      orientation = 1,
    } = imageSize(isJpeg(bytes) ? jpegHeader(bytes) : bytes.subarray(0, headBytes));
    if (!isLength(width) || !isLength(height)) return undefined;
    const turned = orientation >= firstTurnedOrientation;
    return turned ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
