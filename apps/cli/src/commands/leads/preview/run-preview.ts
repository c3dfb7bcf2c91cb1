import type { Destinations } from '@forecourt/leads';
import { isCalendarDay, startOfDay } from '@forecourt/domain';
import { initialValues, exampleValues, stepKey, type FormContext } from '@forecourt/forms';
import type { CommandContext } from '../../../shared/options/command-context.ts';
import { exitCodes, UsageError, type ExitCode } from '../../../shared/errors/exit-codes.ts';
import { findForm, type FormRequest } from '../../../shared/forms/find-form.ts';
import { stepName } from '../../../shared/forms/step-name.ts';
import type { PageForm } from '../../../shared/forms/tenant-forms.ts';
import { destinationsIn } from '../destinations-in.ts';
import { carOfValues } from './car-of-values.ts';
import { inspectorOf, zoneOfVisit } from './inspect-values.ts';
import { createLeadPreview, exampleLeadId } from './lead-payloads.ts';
import { previewJson } from './preview-json.ts';
import type { PreviewReport } from './preview-report.ts';
import { previewText } from './preview-text.ts';
import { previewValues } from './preview-values.ts';
import { firstStepKey, walkForm } from '@forecourt/forms';
import { leadFacts } from '@forecourt/renderer/forms';

/** Parsed arguments of `forecourt leads preview`. */
export interface LeadPreviewRequest extends FormRequest {
  readonly values?: string | undefined;
  readonly location?: string | undefined;
  /** ISO 8601: a day in the tenant's time zone, or a moment with an offset. */
  readonly at?: string | undefined;
  /** Print generated values instead. */
  readonly example?: boolean | undefined;
  readonly format: 'pretty' | 'json';
}

/** Returns the moment that is meant: of a day, its start in the time zone. */
function momentOf(at: string | undefined, timeZone: string): Date {
  if (at === undefined) return new Date();
  if (isCalendarDay(at)) return new Date(startOfDay(at, timeZone));
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime()) || !/T.*(?:Z|[+-]\d\d:\d\d)$/.test(at))
    throw new UsageError(
      `--at ${at} is no moment; write a day, 2026-11-23, or a time with its offset, 2026-11-23T09:00+11:00`,
    );
  return moment;
}

async function reportOn(
  found: PageForm,
  request: LeadPreviewRequest,
  destinations: Destinations,
  context: FormContext & { readonly now: Date },
): Promise<PreviewReport> {
  const { form, path, tenant } = found;
  const { slug, name: dealer } = tenant.snapshot.site;
  const { values: file, location } = request;
  const given = await previewValues(found, context, { file, location });
  const car = carOfValues(given.values, found);
  const refused = Object.keys(given.errors).length > 0;
  const key = firstStepKey(form);
  const walked = refused
    ? { steps: [], end: { kind: 'errors', step: key, errors: given.errors } as const }
    : walkForm(
        form,
        { ...initialValues(form), ...given.values },
        { ...context, car, timeZone: zoneOfVisit(found, given.values, context.now) },
        exampleLeadId,
        inspectorOf(found, context.now),
      );
  const { domains } = found.tenant.snapshot.site;
  const origin = {
    tenant: slug,
    page: path,
    formId: form.id,
    dealer,
    timeZone: form.timeZone,
    domain: domains[0],
  };
  const facts = leadFacts(found, tenant.snapshot, context.now, car);
  const previewOf = createLeadPreview(destinations, origin, context.now.getTime(), facts);
  const steps: PreviewReport['steps'][number][] = [];
  for (const { lead, why, ...each } of walked.steps) {
    const index = form.steps.findIndex((step) => stepKey(step) === each.key);
    steps.push({
      step: index + 1,
      key: each.key,
      heading: stepName(form, index),
      why,
      lead: lead && (await previewOf(lead)),
    });
  }
  return {
    found,
    steps,
    end: walked.end,
    at: context.now.toISOString(),
    isExample: !file,
    hasDestinations: Object.keys(destinations[slug] ?? {}).length > 0,
  };
}

/**
 * Shows a form's payloads and destinations, built by the server's own code. Nothing is sent.
 * @returns 1 if the form rejects the values
 * @throws {UsageError} if form, values, location or destinations cannot be used
 */
export async function runLeadPreview(
  request: LeadPreviewRequest,
  { stdout, env }: CommandContext,
): Promise<ExitCode> {
  const destinations = destinationsIn(env);
  const found = await findForm(request, env);
  const now = momentOf(request.at, found.tenant.snapshot.site.timeZone);
  const context = { now, dealerships: found.dealerships };
  if (request.example) {
    stdout.write(
      `${JSON.stringify(exampleValues(found.form, context, { inspect: inspectorOf(found, now) }), null, 2)}\n`,
    );
    return exitCodes.fine;
  }
  const report = await reportOn(found, request, destinations, context);
  stdout.write(request.format === 'json' ? previewJson(report) : previewText(report));
  return report.end.kind === 'errors' ? exitCodes.findings : exitCodes.fine;
}
