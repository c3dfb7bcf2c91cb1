import type { DataKind, PageEntry } from '@forecourt/block-schemas';
import { isSourceFailure } from '@forecourt/dealership';
import type { CarListKind } from '@forecourt/domain';
import type { CaptchaSetting, Message } from '@forecourt/renderer';
import { startBudget } from '../data/budget.ts';
import type { After } from '../limits/timer.ts';
import type { DealerDataSource } from '../data/dealer-data.ts';
import type { FailureLog } from '../data/failure-log.ts';
import { findChosenCars } from '../data/find-chosen-cars.ts';
import { recordKinds } from '../data/record-kinds.ts';
import type { SourceQuestions } from '../data/source-questions.ts';
import { createDocumentFinisher } from './document-finisher.ts';
import type { FinishedPage } from './finished-page.ts';
import { missingPages } from './missing-pages.ts';
import { answersOf } from './page-answers.ts';
import type { PageCache } from './page-cache.ts';
import type { PageRenderer, RenderedDocument } from './page-renderer.ts';
import { createRenderTurns, TooManyRenderings } from './render-turns.ts';
import { findStaff } from './screens/find-staff.ts';
import { findVehicle } from './screens/find-vehicle.ts';
import type { TenantRequest } from './tenant-request.ts';
import { threadClocks } from './thread-clocks.ts';

/** Turns requests into finished pages. */
export interface PageResponder {
  /** Creates an anonymous request for a page without a query; callers extend it. */
  readonly request: (
    about: Pick<TenantRequest, 'tenant' | 'origin' | 'log'> & { readonly pathname: string },
  ) => TenantRequest;
  /** Responds with the page, or the tenant's 500 if it cannot be rendered. Never rejects. */
  readonly page: (request: TenantRequest, entry: PageEntry) => Promise<FinishedPage>;
  /** Responds with the page of a car, sold ones too, or the tenant's 404. Never rejects. */
  readonly vehicle: (request: TenantRequest, slug: string) => Promise<FinishedPage>;
  /** Responds with the page of one of the dealer's people, or the tenant's 404. Never rejects. */
  readonly staff: (request: TenantRequest, slug: string) => Promise<FinishedPage>;
  /** Responds with the page of saved cars, by their slugs joined by slashes. Never rejects. */
  readonly shortlist: (request: TenantRequest, slugs: string) => Promise<FinishedPage>;
  /** Responds with the page of compared cars, by their slugs joined by slashes. Never rejects. */
  readonly compare: (request: TenantRequest, slugs: string) => Promise<FinishedPage>;
  /** Responds with the tenant's 404. */
  readonly missing: (request: TenantRequest) => FinishedPage;
  /** Responds with the message page for a rejected request. */
  readonly refused: (request: TenantRequest, status: number, message: Message) => FinishedPage;
  /** Responds with the tenant's 500 for an error from elsewhere, and logs it. */
  readonly failed: (request: TenantRequest, error: unknown) => FinishedPage;
}

/** Options of {@link createPageResponder}. */
export interface PageResponderOptions {
  readonly renderer: PageRenderer;
  readonly data: DealerDataSource;
  /** Cache of 404 pages; each is rendered anew without it. */
  readonly cache?: PageCache;
  readonly logFailure: FailureLog;
  /** Timer for the timeout of the dealer's data. */
  readonly after?: After;
  readonly mode: 'production' | 'preview';
  readonly now: () => Date;
  /** The captcha of forms; our own proof of work if left out. */
  readonly captcha?: CaptchaSetting;
  /** Shows errors on the error page and lets Vite's client through. */
  readonly development: boolean;
}

/** Creates the responder of a server. */
export function createPageResponder(options: PageResponderOptions): PageResponder {
  const { renderer, data, logFailure, after, captcha, mode, now } = options;
  const forms = captcha && { captcha };
  const { finished, failed } = createDocumentFinisher(options);
  const inTurn = createRenderTurns(threadClocks);

  const missing = missingPages(options.cache, renderer.missingPath, (request) =>
    finished(request, 404, () => renderer.missing(request)),
  );

  /** Renders the tenant's error page for a car, a person or a page whose source failed. */
  const unavailable = (request: TenantRequest) => {
    const page = finished(request, 503, () => renderer.failure(request));
    return { ...page, headers: { ...page.headers, 'Retry-After': '30' } };
  };

  /** Renders a subject within the timeout of its data. */
  const screen = async <T>(
    request: TenantRequest,
    find: (questions: SourceQuestions) => Promise<T | undefined>,
    render: (found: T, request: TenantRequest) => RenderedDocument,
  ): Promise<FinishedPage> => {
    const { tenant, log } = request;
    const budget = startBudget(after);
    const dataKinds = new Set<DataKind>();
    let isWhole = true;
    let isUseful = true;
    const onFailure = (source: string, error: unknown) => {
      isWhole = false;
      logFailure(log, tenant.slug, source, error);
    };
    try {
      const { site } = tenant;
      const sources = recordKinds(data.of(tenant), dataKinds);
      const found = await find({ data: sources, site, budget, onFailure });
      return await inTurn(tenant.slug, () => {
        if (found === undefined) return missing(request);
        const whole = finished(request, 200, () => {
          const document = render(found, request);
          isUseful = document.lacksSubject !== true;
          return document;
        });
        if (!isUseful) return unavailable(request);
        const page = { ...whole, dataKinds };
        return isWhole ? page : { ...page, isPartial: true };
      });
    } catch (error) {
      if (error instanceof TooManyRenderings) {
        logFailure(log, tenant.slug, 'rendering', error);
        return unavailable(request);
      }
      if (!isSourceFailure(error)) return failed(request, error);
      onFailure(error.source, error);
      return unavailable(request);
    } finally {
      budget.close();
    }
  };

  const chosenCars = (kind: CarListKind, request: TenantRequest, slugs: string) =>
    screen(request, (questions) => findChosenCars(kind, slugs, questions), renderer.chosenCars);

  return {
    request: ({ pathname, ...about }) => ({
      ...about,
      url: { pathname, search: '' },
      now: now().toISOString(),
      mode,
      forms,
    }),
    page: (request, entry) =>
      screen(
        request,
        async (questions) => {
          const plan = renderer.plan(entry, request);
          return { plan, ...(await answersOf(plan.queries, questions)) };
        },
        (data) => renderer.page(entry, { ...request, ...data }),
      ),
    vehicle: (request, slug) =>
      screen(request, (questions) => findVehicle(slug, questions), renderer.vehicle),
    staff: (request, slug) =>
      screen(request, (questions) => findStaff(slug, questions), renderer.staff),
    shortlist: (request, slugs) => chosenCars('shortlist', request, slugs),
    compare: (request, slugs) => chosenCars('compare', request, slugs),
    missing,
    refused: (request, status, message) =>
      finished(request, status, () => renderer.message(message, request)),
    failed,
  };
}
