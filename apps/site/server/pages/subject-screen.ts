import type { DataKind } from '@forecourt/block-schemas';
import { isSourceFailure } from '@forecourt/dealership';
import { startBudget } from '../data/budget.ts';
import type { DealerDataSource } from '../data/dealer-data.ts';
import type { FailureLog } from '../data/failure-log.ts';
import { recordKinds } from '../data/record-kinds.ts';
import type { SourceQuestions } from '../data/source-questions.ts';
import type { After } from '../limits/timer.ts';
import type { DocumentFinisher } from './document-finisher.ts';
import type { FinishedPage } from './finished-page.ts';
import type { PageRenderer, RenderedDocument } from './page-renderer.ts';
import { createRenderTurns, TooManyRenderings } from './render-turns.ts';
import type { TenantRequest } from './tenant-request.ts';
import { threadClocks } from './thread-clocks.ts';

/**
 * Renders a subject, such as a car, within the timeout of its data: the tenant's 404 if `find` finds
 * nothing, a 503 if its source fails. Never rejects.
 */
export type SubjectScreen = <T>(
  request: TenantRequest,
  find: (questions: SourceQuestions) => Promise<T | undefined>,
  render: (found: T, request: TenantRequest) => RenderedDocument,
) => Promise<FinishedPage>;

/** Options of {@link createSubjectScreen}. */
export interface SubjectScreenOptions extends DocumentFinisher {
  readonly renderer: Pick<PageRenderer, 'failure'>;
  readonly data: DealerDataSource;
  readonly logFailure: FailureLog;
  /** Timer for the timeout of the dealer's data. */
  readonly after: After | undefined;
  /** Responds with the tenant's 404. */
  readonly missing: (request: TenantRequest) => FinishedPage;
}

/** Creates the screen of subjects; the renderings of all tenants take turns. */
export function createSubjectScreen(options: SubjectScreenOptions): SubjectScreen {
  const { renderer, data, logFailure, after, missing, finished, failed } = options;
  const inTurn = createRenderTurns(threadClocks);

  /** Renders the tenant's error page for a subject whose source failed. */
  const unavailable = (request: TenantRequest) => {
    const page = finished(request, 503, () => renderer.failure(request));
    return { ...page, headers: { ...page.headers, 'Retry-After': '30' } };
  };

  return async (request, find, render) => {
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
}
