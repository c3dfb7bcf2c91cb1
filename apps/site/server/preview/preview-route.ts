import { blockTypes, isBlockType } from '@forecourt/block-schemas';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { createElement, type ReactNode } from 'react';
import { originOf } from '../http/origin.ts';
import type { PageResponder } from '../pages/page-responder.ts';
import { previewedDay } from '../pages/previewed-day.ts';
import { sendPage } from '../pages/send-page.ts';
import { sendPlain } from '../http/plain-text.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { TenantSource } from '../tenants/tenant-source.ts';
import { blockFixtures } from './block-fixtures.ts';
import { changeEvents } from './change-events.ts';
import { fixturePage, withSamplePictures } from './fixture-page.ts';
import { GalleryPage } from './gallery-page.tsx';
import { isCalendarDay } from '@forecourt/domain';
import type { FindingsOf } from './preview-checks.ts';
import { readPreviewState } from './preview-state.ts';
import { toolDocument, toolStyle } from './tool-document.tsx';
import { ToolPage } from './tool-page.tsx';

/** Options of {@link previewRoute}. */
export interface PreviewOptions {
  readonly tenants: TenantSource;
  readonly responder: PageResponder;
  /** Address of the tool page's script. */
  readonly script: string;
  /** Findings to show; those of the snapshot if left out. */
  readonly findingsOf?: FindingsOf;
  readonly development: boolean;
}

/**
 * Serves the preview's own pages below `/__preview` (CLI-3): the tool page that frames a page of
 * the tenant, the gallery, single fixtures, and the events that reload them.
 */
export function previewRoute(options: PreviewOptions): RequestHandler {
  const { tenants, responder, script, development } = options;
  const { findingsOf = async ({ findings }) => findings } = options;
  const router = Router();

  const send = (res: Response, title: string, body: ReactNode, status = 200) =>
    res
      .status(status)
      .set('Cache-Control', 'no-store')
      .set(
        'Content-Security-Policy',
        contentSecurityPolicy({ styles: [toolStyle], frameOrigins: [], development }),
      )
      .type('html')
      .send(toolDocument(title, body, script));

  router.get('/', async (req, res) => {
    const { tenant } = res.locals;
    const { state, problem } = readPreviewState(queryOf(req), tenant);
    const findings = await findingsOf(tenant);
    const body = createElement(ToolPage, { tenant, state, problem: problem?.message, findings });
    send(res, tenant.site.name, body, problem?.status);
  });

  router.get('/gallery', (req, res) => {
    const asked = queryOf(req).get('type') ?? '';
    const type = isBlockType(asked) ? asked : (blockTypes[0] as (typeof blockTypes)[number]);
    send(res, type, createElement(GalleryPage, { type, at: dateOf(req) }));
  });

  router.get('/fixture/:type/:name', async (req, res) => {
    const { type, name } = req.params;
    const fixtures = isBlockType(type) ? blockFixtures.get(type) : undefined;
    const fixture = fixtures?.find((each) => each.name === name);
    if (fixture === undefined) {
      sendPlain(res, 404, 'Not found');
      return;
    }
    const { tenant, log } = res.locals;
    const pathname = req.baseUrl + req.path;
    const about = { tenant: withSamplePictures(tenant), origin: originOf(req, tenant), log };
    const day = previewedDay(queryOf(req).toString(), tenant.site.timeZone);
    const request = { ...responder.request({ ...about, pathname }), ...day };
    const entry = fixturePage(fixture, pathname);
    await sendPage(await responder.page(request, entry), req, res);
  });

  router.get('/events', changeEvents(tenants));
  router.use((_req, res) => sendPlain(res, 404, 'Not found'));
  return router;
}

/** Answers a request for a page at something that is not a date with 400, rather than at its own date. */
export const onlyCalendarDays: RequestHandler = (req, res, next) => {
  const at = queryOf(req).get('at');
  if (at === null || at === '' || isCalendarDay(at)) next();
  else sendPlain(res, 400, `at=${at} is not a date; write it as 2024-05-20.`);
};

const queryOf = (req: Request) => new URL(req.originalUrl, 'http://localhost').searchParams;

function dateOf(req: Request): string | undefined {
  const at = queryOf(req).get('at') ?? undefined;
  return isCalendarDay(at) ? at : undefined;
}
