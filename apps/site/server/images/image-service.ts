import type { Asset } from '@forecourt/block-schemas';
import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodeImage, encoderVersion } from './encode-image.ts';
import type { ImageRequest } from './image-request.ts';
import { limitConcurrency } from './limit-concurrency.ts';

/** Makes renditions of pictures and keeps them on disk. */
export interface ImageService {
  /** Folder that every rendition lies below. */
  readonly directory: string;
  /**
   * Makes sure that a rendition is on disk, making it at most once however many ask for it.
   * @returns its path below `directory`; the picture itself where the disk cannot be written.
   */
  readonly rendition: (asset: Asset, request: ImageRequest) => Promise<string | Buffer>;
}

/** Options of {@link createImageService}. */
export interface ImageServiceOptions {
  /** The server's data folder; renditions go to `images/` in it. */
  readonly dataDir: string;
  /** How many pictures are made at a time. */
  readonly concurrency: number;
  readonly encode?: typeof encodeImage;
  /** Told when a picture could not be kept. */
  readonly onDiskFault?: (error: unknown) => void;
}

/** Makes the image service of a server. The folder may be shared by several servers. */
export function createImageService({
  dataDir,
  concurrency,
  encode = encodeImage,
  onDiskFault = () => {},
}: ImageServiceOptions): ImageService {
  const directory = path.join(dataDir, 'images', encoderVersion);
  const limited = limitConcurrency(concurrency);
  const pending = new Map<string, Promise<string | Buffer>>();

  /** Writes beside the target and renames, so that nobody ever reads half a picture. */
  const make = async (asset: Asset, request: ImageRequest, file: string) => {
    const picture = await limited(() => encode(asset, request));
    const target = path.join(directory, file);
    const unfinished = `${target}.${randomUUID()}.tmp`;
    try {
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(unfinished, picture);
      await rename(unfinished, target);
      return file;
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {});
      onDiskFault(error);
      return picture;
    }
  };

  const rendition = async (asset: Asset, request: ImageRequest) => {
    const { hash, width, format } = request;
    const file = path.join(hash.slice(0, 2), `${hash}-${width}.${format}`);
    const known = await access(path.join(directory, file)).then(
      () => true,
      () => false,
    );
    if (known) return file;
    let work = pending.get(file);
    if (work === undefined) {
      work = make(asset, request, file).finally(() => pending.delete(file));
      pending.set(file, work);
    }
    return work;
  };

  return { directory, rendition };
}
