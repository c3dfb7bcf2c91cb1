import type { Asset, TenantSnapshot } from '@forecourt/block-schemas';
import { focusName } from '@forecourt/renderer';
import type { RequestHandler, Response } from 'express';
import { sendPlain } from '../http/plain-text.ts';
import { parseImagePath, renditionName } from './image-request.ts';
import type { ImageService } from './image-service.ts';
import { QueueFull, WorkCancelled } from '../limits/fair-queue.ts';
import { PictureFailure } from './picture-failures.ts';

/**
 * `/_image/<hash>/<width>.<avif|webp>/<name>`: serves a tenant's picture at one of the fixed
 * widths, or `1200x630.jpg` for shared links. The hash must belong to a picture of this tenant; the
 * response never changes and is cached forever.
 */
export function imageRoute(images: ImageService, widths: readonly number[]): RequestHandler {
  const picturesOf = picturesByHash();
  return async (req, res, next) => {
    if (!req.path.startsWith('/_image/')) {
      next();
      return;
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      sendPlain(res.set('Allow', 'GET, HEAD'), 405, 'Method not allowed');
      return;
    }
    const asked = parseImagePath(req.path, widths);
    const asset = asked && picturesOf(res.locals.tenant).get(asked.hash);
    if (asked === undefined || asset === undefined) {
      sendPlain(res, 404, 'Not found');
      return;
    }
    // A picture has one focal point at a time; links with an earlier one get its centre.
    const { focus, ...centred } = asked;
    const request = focus === focusName(asset) ? asked : centred;
    const left = new AbortController();
    res.once('close', () => left.abort());
    let made: string | Buffer;
    try {
      made = await images.rendition(asset, request, res.locals.tenant.slug, left.signal);
    } catch (error) {
      refuse(res, error, asset);
      return;
    }
    res.set({
      'Content-Type': `image/${request.format === 'jpg' ? 'jpeg' : request.format}`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${renditionName(request)}"`,
      'Cross-Origin-Resource-Policy': 'same-site',
    });
    if (typeof made !== 'string') res.send(made);
    else res.sendFile(made, { root: images.directory, cacheControl: false, lastModified: false });
  };
}

/** Responds to a request for a rendition that cannot be served. */
function refuse(res: Response, error: unknown, { path }: Asset): void {
  const { log } = res.locals;
  res.set('Cache-Control', 'no-store');
  if (error instanceof PictureFailure) {
    const entry = { kind: error.kind, reason: error.message, asset: path };
    if (!error.remembered) log.warn(entry, 'picture cannot be made');
    sendPlain(res, 404, 'This picture cannot be shown');
  } else if (error instanceof QueueFull || error instanceof WorkCancelled) {
    // The visitor has left, so nobody reads this response.
    if (res.closed) return;
    sendPlain(res.set('Retry-After', '5'), 503, 'Too many pictures are being made');
  } else {
    log.error({ err: error, asset: path }, 'picture cannot be made');
    sendPlain(res, 500, 'This picture cannot be shown');
  }
}

/** Finds a snapshot's pictures by content hash; the index is built once for each snapshot. */
function picturesByHash(): (tenant: TenantSnapshot) => ReadonlyMap<string, Asset> {
  const indexes = new WeakMap<TenantSnapshot, ReadonlyMap<string, Asset>>();
  return (tenant) => {
    let index = indexes.get(tenant);
    if (index === undefined) {
      const pictures = [...tenant.assets.values()].filter(
        ({ mediaType, refused }) => mediaType.startsWith('image/') && !refused,
      );
      index = new Map(pictures.map((asset) => [asset.hash, asset]));
      indexes.set(tenant, index);
    }
    return index;
  };
}
