import {
  queryKey,
  type DataKind,
  type DataQuery,
  type DealerLocation,
  type PageEntry,
} from '@forecourt/block-schemas';
import { copyFor, localeOf, type Localized } from '@forecourt/copy';
import { answerQueries, isSourceFailure } from '@forecourt/dealership';
import type { CarListKind } from '@forecourt/domain';
import {
  measuresPage,
  type AnsweredRequest,
  type CaptchaSetting,
  type Message,
  type PagePlan,
} from '@forecourt/renderer';
import { startBudget, type After } from '../data/budget.ts';
import type { DealerDataSource } from '../data/dealer-data.ts';
import type { FailureLog } from '../data/failure-log.ts';
import { findChosenCars } from '../data/find-chosen-cars.ts';
import { recordKinds } from '../data/record-kinds.ts';
import { findStaff } from './screens/find-staff.ts';
import { findVehicle } from './screens/find-vehicle.ts';
import type { SourceQuestions } from '../data/source-questions.ts';
import { turnstileOrigin } from '../captcha/turnstile.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { speculationRulesPath } from '../http/speculation-rules.ts';
import { finishPage, type FinishedPage } from './finished-page.ts';
import { createNoteLog } from './note-log.ts';
import type { PageRenderer, RenderedDocument } from './page-renderer.ts';
import { createRenderTurns } from './render-turns.ts';
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

const htmlType = { 'Content-Type': 'text/html; charset=utf-8' };

/** Creates the responder of a server. */
export function createPageResponder(options: PageResponderOptions): PageResponder {
  const { renderer, data, logFailure, after, captcha, mode, now, development } = options;
  const forms = captcha && { captcha };
  const captchaOrigin = captcha?.kind === 'turnstile' ? turnstileOrigin : undefined;
  const logOnce = createNoteLog();
  const renderTurn = createRenderTurns();
  const showFaults = development || mode === 'preview';

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

  const failed = (request: TenantRequest, error: unknown): FinishedPage => {
    request.log.error({ err: error }, 'page failed');
    try {
      const detail = showFaults ? faultText(error) : undefined;
      return finish(renderer.failure(request, detail), 500, request);
    } catch (second) {
      request.log.error({ err: second }, 'error page failed');
      return finishPage([lastResort(request.tenant.site)], 500, {
        ...htmlType,
        'Cache-Control': 'no-store',
      });
    }
  };

  const guarded = (request: TenantRequest, status: number, render: () => RenderedDocument) => {
    try {
      return finish(render(), status, request);
    } catch (error) {
      return failed(request, error);
    }
  };

  const missing = (request: TenantRequest) =>
    guarded(request, 404, () => renderer.missing(request));

  /** Renders the tenant's error page for a car or person whose source failed. */
  const unavailable = (request: TenantRequest) => {
    const page = guarded(request, 503, () => renderer.failure(request));
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
    const onFailure = (source: string, error: unknown) => {
      isWhole = false;
      logFailure(log, tenant.slug, source, error);
    };
    try {
      const { site } = tenant;
      const sources = recordKinds(data.of(tenant), dataKinds);
      const found = await find({ data: sources, site, budget, onFailure });
      await renderTurn();
      if (found === undefined) return missing(request);
      const page = { ...guarded(request, 200, () => render(found, request)), dataKinds };
      return isWhole ? page : { ...page, isPartial: true };
    } catch (error) {
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
          const { version } = questions.data;
          const answers = await answersOf(plan.queries, questions);
          return { plan, ...answers, dataVersion: versionOf(version, plan, answers, questions) };
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
      guarded(request, status, () => renderer.message(message, request)),
    failed,
  };
}

const locationsQuery = { kind: 'locations' } satisfies DataQuery;

/**
 * Answers the queries of a page's blocks, and finds the dealer's locations for its header. A page whose
 * blocks don't ask for locations is whole without them.
 */
async function answersOf(queries: readonly DataQuery[], questions: SourceQuestions) {
  const key = queryKey(locationsQuery);
  const asks = queries.some((query) => queryKey(query) === key);
  const [answers, ofHeader] = await Promise.all([
    answerQueries(queries, questions),
    asks ? undefined : answerQueries([locationsQuery], { ...questions, onFailure: undefined }),
  ]);
  const locations = (ofHeader ?? answers).get(key) as readonly DealerLocation[] | undefined;
  return { answers, locations };
}

/**
 * Returns the version of the data that a plan's answers come from; undefined if it changed meanwhile,
 * an answer is missing, or the data change without a new version.
 * @param before the version before the queries.
 */
const versionOf = (
  before: string,
  { queries }: PagePlan,
  { answers }: Pick<AnsweredRequest, 'answers'>,
  { data }: SourceQuestions,
): string | undefined =>
  data.maxAgeMs === undefined &&
  data.version === before &&
  queries.every((query) => answers?.has(queryKey(query)))
    ? before
    : undefined;

/** Fallback page for a failure of the error page itself. */
const lastResort = (site: Localized): string => {
  const { title, text } = copyFor(site).lastResort;
  return `<!doctype html><html lang="${localeOf(site)}"><title>${title}</title><p>${text}</p></html>`;
};

const faultText = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
