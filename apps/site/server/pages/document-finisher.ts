import { copyFor, localeOf, type Localized } from '@forecourt/copy';
import { measuresPage, type CaptchaSetting } from '@forecourt/renderer';
import { turnstileOrigin } from '../captcha/turnstile.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { speculationRulesPath } from '../http/speculation-rules.ts';
import { finishPage, type FinishedPage } from './finished-page.ts';
import { createNoteLog } from './note-log.ts';
import type { PageRenderer, RenderedDocument } from './page-renderer.ts';
import type { TenantRequest } from './tenant-request.ts';

/** Turns rendered documents into finished pages, with their headers. */
export interface DocumentFinisher {
  /** Finishes what `render` returns, or the tenant's 500 if it throws. Never throws. */
  readonly finished: (
    request: TenantRequest,
    status: number,
    render: () => RenderedDocument,
  ) => FinishedPage;
  /** Finishes the tenant's 500 for an error, and logs it. Never throws. */
  readonly failed: (request: TenantRequest, error: unknown) => FinishedPage;
}

/** Options of {@link createDocumentFinisher}. */
export interface DocumentFinisherOptions {
  readonly renderer: PageRenderer;
  readonly mode: 'production' | 'preview';
  readonly captcha?: CaptchaSetting;
  /** Shows errors on the error page and lets Vite's client through. */
  readonly development: boolean;
}

const htmlType = { 'Content-Type': 'text/html; charset=utf-8' };

/** Creates the finisher of a server, which logs each note of a document once. */
export function createDocumentFinisher(options: DocumentFinisherOptions): DocumentFinisher {
  const { renderer, mode, captcha, development } = options;
  const captchaOrigin = captcha?.kind === 'turnstile' ? turnstileOrigin : undefined;
  const logOnce = createNoteLog();
  const showErrors = development || mode === 'preview';

  const finish = (document: RenderedDocument, status: number, request: TenantRequest) => {
    for (const note of document.notes) logOnce(note, request);
    const page = finishPage(document.pieces, status, {
      ...htmlType,
      // Browsers cache a page but revalidate it every time.
      'Cache-Control':
        status === 200 && mode === 'production' && !request.isPersonal ? 'no-cache' : 'no-store',
      'Content-Security-Policy': contentSecurityPolicy({
        styles: document.styles,
        frameOrigins: renderer.frameOrigins,
        isMeasured: measuresPage(request.tenant.site, request),
        captchaOrigin,
        development,
      }),
      'Speculation-Rules': `"${speculationRulesPath}"`,
    });
    return { ...page, holdsUntil: document.holdsUntil };
  };

  const failed: DocumentFinisher['failed'] = (request, error) => {
    request.log.error({ err: error }, 'page failed');
    try {
      const detail = showErrors ? errorText(error) : undefined;
      return finish(renderer.failure(request, detail), 500, request);
    } catch (second) {
      request.log.error({ err: second }, 'error page failed');
      return finishPage([lastResort(request.tenant.site)], 500, {
        ...htmlType,
        'Cache-Control': 'no-store',
      });
    }
  };

  const finished: DocumentFinisher['finished'] = (request, status, render) => {
    try {
      return finish(render(), status, request);
    } catch (error) {
      return failed(request, error);
    }
  };

  return { finished, failed };
}

/** Fallback page for a failure of the error page itself. */
const lastResort = (site: Localized): string => {
  const { title, text } = copyFor(site).lastResort;
  return `<!doctype html><html lang="${localeOf(site)}"><title>${title}</title><p>${text}</p></html>`;
};

const errorText = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
