import type { RequestHandler } from 'express';
import { refusalOf } from '../http/refusals.ts';
import { openAsset } from './asset-file.ts';
import { sendOpened } from './send-opened.ts';

/**
 * Serves `/assets/...`: files of the tenant's own folder, only those that its snapshot lists, so
 * that no path can lead anywhere else. A rejected picture is not served. An address with the file's
 * hash (`?v=`) is cached forever, unless another file has replaced it since.
 */
export const tenantAssets: RequestHandler = async (req, res, next) => {
  const { tenant } = res.locals;
  const asset = tenant.assets.get(decodePath(req.originalUrl));
  if (asset === undefined || asset.refused) {
    next();
    return;
  }
  const opened = await openAsset(asset);
  if (opened === undefined) {
    next();
    return;
  }
  const lasting = opened.isChecked && req.query.v === asset.hash;
  const headers = {
    'Content-Type': asset.mediaType,
    'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    ETag: `"${opened.tag}"`,
    // A drawing opened directly is a document: nothing in it may run or load.
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
    'Cross-Origin-Resource-Policy': 'same-site',
  };
  res.set(headers);
  sendOpened(res, opened, (error) => {
    if (!error || res.headersSent) return;
    for (const name of Object.keys(headers)) res.removeHeader(name);
    // Either the requested range or version does not exist, or the file was deleted after the
    // snapshot, or the visitor closed the connection.
    const refused = refusalOf(error);
    next(refused === 412 || refused === 416 ? error : undefined);
  });
};

/** Returns the decoded path of a request target; '' if its escapes are malformed. */
function decodePath(target: string): string {
  try {
    return decodeURIComponent(target.split('?', 1)[0] ?? '');
  } catch {
    return '';
  }
}
