import type { PreviewedPayload } from './lead-payloads.ts';
import type { PreviewReport } from './preview-report.ts';
import { printableJson } from '../../../shared/terminal/printable.ts';

const shown = (payload: PreviewedPayload) =>
  payload.kind === 'webhook'
    ? { name: payload.name, kind: payload.kind, to: payload.to }
    : {
        name: payload.name,
        kind: payload.kind,
        to: payload.to,
        subject: payload.subject,
        adfIs: payload.adfIs,
        adf: payload.adf ?? null,
        text: payload.text,
        waitsMinutes: payload.waitsMinutes,
      };

/** Formats a preview as JSON: `json` is a webhook's body, `adf` a mail's document, null if ADF has no matching interest. */
export function previewJson({ found, at, isExample, steps, end }: PreviewReport): string {
  const { form, path, tenant, file } = found;
  const document = {
    version: 1,
    tenant: tenant.snapshot.site.slug,
    page: path,
    file,
    form: { id: form.id, category: form.category, heading: form.heading, lender: form.lender },
    at,
    values: isExample ? 'example' : 'given',
    steps: steps.map(({ step, key, heading, why, lead }) => {
      if (!lead) return { step, key, heading, sends: null, why };
      const mails = [...lead.payloads, ...lead.examples].filter(({ kind }) => kind === 'mail');
      const [first] = mails as Extract<PreviewedPayload, { kind: 'mail' }>[];
      return {
        step,
        key,
        heading,
        sends: lead.document.lead_status,
        destinations: lead.payloads.map(shown),
        json: lead.document,
        adf: first!.adf ?? null,
      };
    }),
    end,
  };
  return `${printableJson(document, 2)}\n`;
}
