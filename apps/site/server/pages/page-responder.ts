import type { PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import type { Logger } from 'pino';
import { contentSecurityPolicy } from '../security-headers.ts';
import { speculationRulesPath } from '../speculation-rules.ts';
import { finishPage, type FinishedPage } from './finished-page.ts';
import type { DocumentInput, PageRenderer, RenderedDocument, RenderNote } from './page-renderer.ts';

/** One request for a page, reduced to what a page may depend on. */
export interface PageRequest {
  readonly tenant: TenantSnapshot;
  readonly pathname: string;
  /** Declared parameters only. */
  readonly search: string;
  readonly log: Logger;
}

/** Turns requests into finished pages. */
export interface PageResponder {
  /** The page; the tenant's 500 when it cannot be drawn. Never throws. */
  readonly page: (request: PageRequest, entry: PageEntry) => FinishedPage;
  /** The tenant's 404. */
  readonly missing: (request: PageRequest) => FinishedPage;
  /** The tenant's 500 for a fault that came up elsewhere, which is logged here. */
  readonly failed: (request: PageRequest, error: unknown) => FinishedPage;
}

/** Options of {@link createPageResponder}. */
export interface PageResponderOptions {
  readonly renderer: PageRenderer;
  readonly mode: 'production' | 'preview';
  readonly now: () => Date;
  /** Shows faults on the error page and lets Vite's client through. */
  readonly development: boolean;
}

/** Makes the responder of a server. */
export function createPageResponder(options: PageResponderOptions): PageResponder {
  const { renderer, mode, now, development } = options;
  const logOnce = createNoteLog();
  const showFaults = development || mode === 'preview';

  const input = ({ tenant, pathname, search }: PageRequest): DocumentInput => ({
    snapshot: tenant,
    url: { pathname, search },
    now: now(),
    mode,
  });

  const finish = (document: RenderedDocument, request: PageRequest): FinishedPage => {
    for (const note of document.notes) logOnce(note, request);
    return finishPage(document.html, document.status, {
      'Cache-Control': document.status === 200 && mode === 'production' ? 'no-cache' : 'no-store',
      'Content-Security-Policy': contentSecurityPolicy({
        styles: document.styles,
        frameHosts: renderer.frameHosts,
        development,
      }),
      'Speculation-Rules': `"${speculationRulesPath}"`,
    });
  };

  const failed = (request: PageRequest, error: unknown): FinishedPage => {
    request.log.error({ err: error }, 'page failed');
    const detail = showFaults ? { detail: faultText(error) } : {};
    try {
      return finish(renderer.error({ ...input(request), status: 500, ...detail }), request);
    } catch (second) {
      request.log.error({ err: second }, 'error page failed');
      return finishPage('<!doctype html><title>Error</title><p>Something went wrong.', 500, {
        'Cache-Control': 'no-store',
      });
    }
  };

  const guarded = (request: PageRequest, draw: () => RenderedDocument): FinishedPage => {
    try {
      return finish(draw(), request);
    } catch (error) {
      return failed(request, error);
    }
  };

  return {
    page: (request, entry) => guarded(request, () => renderer.page({ ...input(request), entry })),
    missing: (request) =>
      guarded(request, () => renderer.error({ ...input(request), status: 404 })),
    failed,
  };
}

const faultText = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Logs each note once for each tenant (TEN-5), and forgets all when there are absurdly many. */
function createNoteLog(): (note: RenderNote, request: PageRequest) => void {
  const seen = new Set<string>();
  return ({ key, message, error }, { tenant, pathname, log }) => {
    const id = `${tenant.slug} ${key}`;
    if (seen.has(id)) return;
    if (seen.size >= 10_000) seen.clear();
    seen.add(id);
    log.warn({ tenant: tenant.slug, path: pathname, ...(error ? { err: error } : {}) }, message);
  };
}
