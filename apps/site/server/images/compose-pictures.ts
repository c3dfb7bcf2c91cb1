import type { PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import type { DealerDataSource } from '../data/dealer-data.ts';
import { createFailureLog } from '../data/failure-log.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { createPageResponder } from '../pages/page-responder.ts';
import type { DiskReserve } from '../settings/disk-reserve.ts';
import { StartError } from '../settings/start-error.ts';
import type { TenantSource } from '../tenants/tenant-source.ts';
import { diskErrorLog } from './disk-errors.ts';
import { createEncoderPool } from './encoder-pool.ts';
import { createImageService, type ImageService } from './image-service.ts';
import type { PictureConfig } from './picture-config.ts';
import { startPicturesAhead } from './pictures-ahead.ts';

/** Metrics of pictures. */
export interface PictureMetrics {
  /** Counts one attempt to encode a rendition. */
  readonly encodedPicture: (lane: 'visitor' | 'ahead', result: string) => void;
  /** Includes the state of the picture queue and its cache in every reading from now on. */
  readonly watchPictures: (pictures: Pick<ImageService, 'queueLength' | 'cacheBytes'>) => void;
}

/** Pages and the services that render them. */
interface PagesWithPictures {
  readonly tenants: TenantSource;
  readonly renderer: PageRenderer;
  readonly data: DealerDataSource;
}

/** Services and folder of the image service of a server. */
export interface PictureServices {
  readonly dataDir: string;
  readonly disk: DiskReserve;
  readonly metrics: PictureMetrics;
  readonly log: Logger;
}

/**
 * Opens the image service of a server: encoder processes, queue, disk cache, metrics.
 * @throws {StartError} when the encoder's package is not installed.
 */
export function openImages(
  config: PictureConfig,
  { dataDir, disk, metrics, log }: PictureServices,
): ImageService {
  requireEncoder();
  const images = createImageService({
    ...config,
    dataDir,
    // At least two, so that one tenant's slow picture leaves a slot for everyone else; pages have
    // priority over all of them.
    encoders: createEncoderPool({ slots: Math.max(2, availableParallelism() - 1), ...config }),
    diskHasRoom: disk.hasRoom,
    onDiskError: diskErrorLog(log),
    onResult: metrics.encodedPicture,
  });
  metrics.watchPictures(images);
  return images;
}

/**
 * Starts pre-rendering the renditions that published pages refer to.
 * @returns a function that stops the work.
 */
export function preparePictures(
  images: ImageService,
  { tenants, renderer, data }: PagesWithPictures,
  log: Logger,
): () => void {
  const render = pageHtml({ tenants, renderer, data }, log);
  return startPicturesAhead({ tenants, images, render, log, widths: renderer.imageWidths });
}

/**
 * Checks that sharp is installed: only the encoder process loads it, so its absence would otherwise
 * show with the first picture.
 */
function requireEncoder(): void {
  try {
    createRequire(import.meta.url).resolve('sharp');
  } catch {
    throw new StartError(
      'the package "sharp" is needed for this and not installed here: npm install sharp',
    );
  }
}

/** Renders pages as visitors see them, outside any request. */
function pageHtml({ renderer, data }: PagesWithPictures, log: Logger) {
  const now = () => new Date();
  const logFailure = createFailureLog(now);
  const setting = { mode: 'production', now, development: false } as const;
  const responder = createPageResponder({ renderer, data, logFailure, ...setting });
  return async (tenant: TenantSnapshot, entry: PageEntry): Promise<string | undefined> => {
    const [domain = `${tenant.slug}.localhost`] = tenant.site.domains;
    const request = responder.request({
      tenant,
      origin: `https://${domain}`,
      pathname: entry.page.path,
      log: log.child({ tenant: tenant.slug, path: entry.page.path }),
    });
    const page = await responder.page(request, entry);
    return page.status === 200 ? page.html.toString() : undefined;
  };
}
