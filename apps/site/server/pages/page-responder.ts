import type { PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import { copyFor, localeOf, type Localized } from '@forecourt/copy';
import { answerQueries, isSourceFailure } from '@forecourt/dealership';
import type { FormViewer } from '@forecourt/forms';
import {
  measuresPage,
  type CaptchaSetting,
  type FormsSetting,
  type Message,
  type LeadFacts,
} from '@forecourt/renderer';
import type { Logger } from 'pino';
import { startBudget, type After } from '../data/budget.ts';
import type { DealerDataSource } from '../data/dealer-data.ts';
import type { FailureLog } from '../data/failure-log.ts';
import { findStaff } from './screens/find-staff.ts';
import { findVehicle } from './screens/find-vehicle.ts';
import type { SourceQuestions } from '../data/source-questions.ts';
import { turnstileOrigin } from '../captcha/turnstile.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { speculationRulesPath } from '../http/speculation-rules.ts';
import { finishPage, type FinishedPage } from './finished-page.ts';
import { createNoteLog } from './note-log.ts';
import type { DocumentInput, PageRenderer, RenderedDocument } from './page-renderer.ts';

/** One request for a page, reduced to what a page may depend on. */
export interface PageRequest {
  readonly tenant: TenantSnapshot;
  readonly origin: string;
  readonly pathname: string;
  /** Declared parameters only. */
  readonly search: string;
  /** What the address or the visitor's post says is for this visitor alone: nobody keeps the page. */
  readonly isPersonal?: boolean;
  /** The signed-in visitor, if the page looks at them. */
  readonly viewer?: FormViewer;
  /** Where the visitor is in the page's forms. */
  readonly forms?: FormsSetting;
  /** Figures of the visitor's own lead, for the thanks. */
  readonly leadFacts?: LeadFacts;
  /** Publication date asked for in preview. */
  readonly at?: string;
  readonly log: Logger;
}

/** Turns requests into finished pages. */
export interface PageResponder {
  /** The page; the tenant's 500 when it cannot be drawn. Never rejects. */
  readonly page: (request: PageRequest, entry: PageEntry) => Promise<FinishedPage>;
  /** The page of a car, sold ones too; the tenant's 404 when there is none. Never rejects. */
  readonly vehicle: (request: PageRequest, slug: string) => Promise<FinishedPage>;
  /** The page of one of the dealer's people; the tenant's 404 when they have none. Never rejects. */
  readonly staff: (request: PageRequest, slug: string) => Promise<FinishedPage>;
  /** The tenant's 404. */
  readonly missing: (request: PageRequest) => FinishedPage;
  /** What is said to a request that is refused. */
  readonly refused: (request: PageRequest, status: number, message: Message) => FinishedPage;
  /** The tenant's 500 for a fault that came up elsewhere, which is logged here. */
  readonly failed: (request: PageRequest, error: unknown) => FinishedPage;
}

/** Options of {@link createPageResponder}. */
export interface PageResponderOptions {
  readonly renderer: PageRenderer;
  readonly data: DealerDataSource;
  readonly logFailure: FailureLog;
  /** Counts the time that the dealer's data may take. */
  readonly after?: After;
  readonly mode: 'production' | 'preview';
  readonly now: () => Date;
  /** The captcha of forms; our own proof of work if left out. */
  readonly captcha?: CaptchaSetting;
  /** Shows faults on the error page and lets Vite's client through. */
  readonly development: boolean;
}

/** Makes the responder of a server. */
export function createPageResponder(options: PageResponderOptions): PageResponder {
  const { renderer, data, logFailure, after, captcha, mode, now, development } = options;
  const freshForms: FormsSetting | undefined = captcha && { captcha };
  const captchaOrigin = captcha?.kind === 'turnstile' ? turnstileOrigin : undefined;
  const logOnce = createNoteLog();
  const showFaults = development || mode === 'preview';

  const input = ({
    tenant,
    origin,
    pathname,
    search,
    at,
    forms = freshForms,
    viewer,
    leadFacts,
  }: PageRequest): DocumentInput => ({
    snapshot: tenant,
    url: { pathname, search },
    origin,
    now: now(),
    mode,
    ...(at !== undefined && { at }),
    ...(forms && { forms }),
    ...(viewer && { viewer }),
    ...(leadFacts && { leadFacts }),
  });

  const finish = (document: RenderedDocument, status: number, request: PageRequest) => {
    for (const note of document.notes) logOnce(note, request);
    return finishPage(document.pieces, status, {
      // Visitors' browsers keep a page but ask whether it is still the same.
      'Cache-Control':
        status === 200 && mode === 'production' && !request.isPersonal ? 'no-cache' : 'no-store',
      'Content-Security-Policy': contentSecurityPolicy({
        styles: document.styles,
        frameOrigins: renderer.frameOrigins,
        isMeasured: measuresPage(request.tenant.site, {
          url: request,
          ...(request.forms && { forms: request.forms }),
          ...(request.leadFacts && { leadFacts: request.leadFacts }),
        }),
        captchaOrigin,
        development,
      }),
      'Speculation-Rules': `"${speculationRulesPath}"`,
    });
  };

  const failed = (request: PageRequest, error: unknown): FinishedPage => {
    request.log.error({ err: error }, 'page failed');
    try {
      const detail = showFaults ? faultText(error) : undefined;
      return finish(renderer.failure(input(request), detail), 500, request);
    } catch (second) {
      request.log.error({ err: second }, 'error page failed');
      return finishPage([lastResort(request.tenant.site)], 500, { 'Cache-Control': 'no-store' });
    }
  };

  const guarded = (request: PageRequest, status: number, draw: () => RenderedDocument) => {
    try {
      return finish(draw(), status, request);
    } catch (error) {
      return failed(request, error);
    }
  };

  const missing = (request: PageRequest) =>
    guarded(request, 404, () => renderer.missing(input(request)));

  /** The tenant's error page for a page whose one subject cannot be had just now. */
  const unavailable = (request: PageRequest) => {
    const page = guarded(request, 503, () => renderer.failure(input(request)));
    return { ...page, headers: { ...page.headers, 'Retry-After': '30' } };
  };

  /** Draws what was found, within the time that data may take. */
  const screen = async <T>(
    request: PageRequest,
    find: (questions: SourceQuestions) => Promise<T | undefined>,
    draw: (found: T, input: DocumentInput) => RenderedDocument,
  ): Promise<FinishedPage> => {
    const { tenant, log } = request;
    const budget = startBudget(after);
    let isWhole = true;
    const onFailure = (source: string, error: unknown) => {
      isWhole = false;
      logFailure(log, tenant.slug, source, error);
    };
    try {
      const { site } = tenant;
      const found = await find({ data: data.of(tenant), site, budget, onFailure });
      if (found === undefined) return missing(request);
      const page = guarded(request, 200, () => draw(found, input(request)));
      return isWhole ? page : { ...page, isPartial: true };
    } catch (error) {
      if (!isSourceFailure(error)) return failed(request, error);
      onFailure(error.source, error);
      return unavailable(request);
    } finally {
      budget.close();
    }
  };

  return {
    page: (request, entry) =>
      screen(
        request,
        async (questions) => {
          const queries = renderer.plan(entry, input(request));
          return queries.length === 0 ? new Map() : answerQueries(queries, questions);
        },
        (answers, given) => renderer.page(entry, { ...given, answers }),
      ),
    vehicle: (request, slug) =>
      screen(request, (questions) => findVehicle(slug, questions), renderer.vehicle),
    staff: (request, slug) =>
      screen(request, (questions) => findStaff(slug, questions), renderer.staff),
    missing,
    refused: (request, status, message) =>
      guarded(request, status, () => renderer.message(message, input(request))),
    failed,
  };
}

/** The page for a failure of the error page itself. */
const lastResort = (site: Localized): string => {
  const { title, text } = copyFor(site).lastResort;
  return `<!doctype html><html lang="${localeOf(site)}"><title>${title}</title><p>${text}</p></html>`;
};

const faultText = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
