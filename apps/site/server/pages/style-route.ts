import { createHash } from 'node:crypto';
import type { PageSheet } from '@forecourt/renderer';
import type { RequestHandler } from 'express';
import { sendPlain } from '../http/plain-text.ts';
import { finishPage, type FinishedPage } from './finished-page.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sendPage } from './send-page.ts';

/** First segment of the addresses of style sheets. */
export const stylesPath = '/_styles';

/** A style sheet as it is sent, and the hash in its address. */
interface ServedSheet {
  readonly hash: string;
  readonly page: FinishedPage;
}

const known = new WeakMap<PageSheet, ServedSheet>();

/** The renderer creates each sheet once, so that it is hashed and compressed once. */
function served(sheet: PageSheet): ServedSheet {
  const earlier = known.get(sheet);
  if (earlier !== undefined) return earlier;
  const hash = createHash('sha256').update(sheet.css).digest('base64url').slice(0, 12);
  const headers = {
    'Content-Type': 'text/css; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
  };
  const page = finishPage([sheet.css], 200, headers, 'best');
  // Browsers request it once they have the page that is being rendered.
  Promise.resolve(page.bodies.in('br')).catch(() => undefined);
  const made = { hash, page };
  known.set(sheet, made);
  return made;
}

/**
 * Returns the address of a style sheet, `/_styles/{hash}/{name}.css`. The name says what it consists
 * of, so that every server can serve it, and one that has just started; the hash changes with it.
 */
export const styleAddress = (sheet: PageSheet): string =>
  `${stylesPath}/${served(sheet).hash}/${sheet.name}.css`;

const target = /^\/([\w-]{12})\/([A-Za-z.-]{1,2000})\.css$/;

/**
 * Serves the style sheets of the tenant's pages. A page of another version of the site, which is still
 * open or cached elsewhere, gets the present sheet, which is not cached under the old address.
 */
export function styleRoute({ styleSheet }: Pick<PageRenderer, 'styleSheet'>): RequestHandler {
  return async (req, res) => {
    const [, hash, name = ''] = target.exec(req.path) ?? [];
    const sheet = styleSheet(name, res.locals.tenant);
    if (sheet === undefined) return sendPlain(res, 404, 'Not found');
    const present = served(sheet);
    const page =
      present.hash === hash
        ? present.page
        : { ...present.page, headers: { ...present.page.headers, 'Cache-Control': 'no-cache' } };
    await sendPage(page, req, res);
  };
}
