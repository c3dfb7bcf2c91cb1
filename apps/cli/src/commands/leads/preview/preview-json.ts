import type { DeliveryPayload } from './lead-parcels.ts';
import type { PreviewReport } from './preview-report.ts';

const shown = (parcel: DeliveryPayload) =>
  parcel.kind === 'webhook'
    ? { name: parcel.name, kind: parcel.kind, to: parcel.to }
    : {
        ...{ name: parcel.name, kind: parcel.kind, to: parcel.to, subject: parcel.subject },
        ...{ adfIs: parcel.adfIs, adf: parcel.adf ?? null, text: parcel.text },
        waitsMinutes: parcel.waitsMinutes,
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
      const mails = [...lead.parcels, ...lead.examples].filter(({ kind }) => kind === 'mail');
      const [first] = mails as Extract<DeliveryPayload, { kind: 'mail' }>[];
      return {
        ...{ step, key, heading, sends: lead.document.lead_status },
        destinations: lead.parcels.map(shown),
        json: lead.document,
        adf: first!.adf ?? null,
      };
    }),
    end,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
