import type { PageEntry } from '@forecourt/block-schemas';
import type { CarListKind } from '@forecourt/domain';
import type { CaptchaSetting, Message } from '@forecourt/renderer';
import type { After } from '../limits/timer.ts';
import type { DealerDataSource } from '../data/dealer-data.ts';
import type { FailureLog } from '../data/failure-log.ts';
import { findChosenCars } from '../data/find-chosen-cars.ts';
import { createDocumentFinisher } from './document-finisher.ts';
import type { FinishedPage } from './finished-page.ts';
import { missingPages } from './missing-pages.ts';
import { answersOf } from './page-answers.ts';
import type { PageCache } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import { findStaff } from './screens/find-staff.ts';
import { findVehicle } from './screens/find-vehicle.ts';
import { createSubjectScreen } from './subject-screen.ts';
import type { TenantRequest } from './tenant-request.ts';

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

  const missing = missingPages(options.cache, renderer.missingPath, (request) =>
    finished(request, 404, () => renderer.missing(request)),
  );

  const screen = createSubjectScreen({
    renderer,
    data,
    logFailure,
    after,
    missing,
    finished,
    failed,
  });
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
