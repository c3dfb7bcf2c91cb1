import type { Asset, TenantSnapshot } from '@forecourt/block-schemas';
import { focusName } from '@forecourt/renderer';
import type { RequestHandler, Response } from 'express';
import path from 'node:path';
import { sendPlain } from '../http/plain-text.ts';
import { parseImagePath, renditionName } from './image-request.ts';
import type { ImageService } from './image-service.ts';
import { QueueFull, WorkCancelled } from '../limits/fair-queue.ts';
import { PictureFailure } from './picture-failures.ts';

/**
 * `/_image/<hash>/<width>.<avif|webp>/<name>`: serves a tenant's picture at one of the fixed
 * widths, or `1200x630.jpg` for shared links. The hash must belong to a picture of this tenant; the
 * response never changes and is cached forever. Another hash leads to the tenant's picture of that
 * name: pages that browsers and CDNs have cached name a picture's hash until after it is replaced.
 */
export function imageRoute(images: ImageService, widths: readonly number[]): RequestHandler {
  const indexOf = pictureIndexes();
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
    const index = indexOf(res.locals.tenant);
    const asset = asked && index.byHash.get(asked.hash);
    if (asked === undefined || asset === undefined) {
      const replacing = asked && index.byName.get(nameIn(req.path));
      if (asked && replacing) {
        res.set('Cache-Control', 'public, max-age=300');
        res.redirect(302, req.path.replace(asked.hash, replacing.hash));
        return;
      }
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
function refuse(res: Response, error: unknown, asset: Asset): void {
  const { log } = res.locals;
  res.set('Cache-Control', 'no-store');
  if (error instanceof PictureFailure) {
    const entry = { kind: error.kind, reason: error.message, asset: asset.path };
    if (!error.remembered) log.warn(entry, 'picture cannot be made');
    sendPlain(res, 404, 'This picture cannot be shown');
  } else if (error instanceof QueueFull || error instanceof WorkCancelled) {
    // The visitor has left, so nobody reads this response.
    if (res.closed) return;
    sendPlain(res.set('Retry-After', '5'), 503, 'Too many pictures are being made');
  } else {
    log.error({ err: error, asset: asset.path }, 'picture cannot be made');
    sendPlain(res, 500, 'This picture cannot be shown');
  }
}

/** Returns the file name without extension at the end of an image URL; '' if it is malformed. */
function nameIn(pathname: string): string {
  try {
    return path.parse(decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1))).name;
  } catch {
    return '';
  }
}

/** A snapshot's pictures by content hash, and those whose name no other has by file name. */
interface PictureIndex {
  readonly byHash: ReadonlyMap<string, Asset>;
  readonly byName: ReadonlyMap<string, Asset>;
}

/** Returns a function that indexes the pictures of a snapshot, once for each. */
function pictureIndexes(): (tenant: TenantSnapshot) => PictureIndex {
  const indexes = new WeakMap<TenantSnapshot, PictureIndex>();
  return (tenant) => {
    const known = indexes.get(tenant);
    if (known !== undefined) return known;
    const pictures = [...tenant.assets.values()].filter(
      ({ mediaType, refused }) => mediaType.startsWith('image/') && !refused,
    );
    const named = Map.groupBy(pictures, (asset) => path.parse(asset.path).name);
    const index = {
      byHash: new Map(pictures.map((asset) => [asset.hash, asset])),
      byName: new Map(
        [...named].flatMap(([name, [only, ...others]]) =>
          only !== undefined && others.length === 0 ? [[name, only]] : [],
        ),
      ),
    };
    indexes.set(tenant, index);
    return index;
  };
}
