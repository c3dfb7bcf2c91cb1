import { inlineText, stepKey } from '@forecourt/forms';
import { stepName } from '../../../shared/forms/step-name.ts';
import { printable } from '../../../shared/terminal/printable.ts';
import type { PreviewedPayload } from './lead-payloads.ts';
import type { PreviewReport } from './preview-report.ts';

const indented = (text: string, by = '  ') =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => `${by}${printable(line)}`.trimEnd())
    .join('\n');

const toWords = (payload: PreviewedPayload): string =>
  payload.kind === 'webhook'
    ? `${payload.name}: webhook at ${payload.to}`
    : `${payload.name}: mail to ${payload.to}, subject “${payload.subject}”, ${adfOf(payload)}${waitOf(payload)}`;

type MailPayload = Extract<PreviewedPayload, { kind: 'mail' }>;

const adfOf = ({ adf, adfIs }: MailPayload): string =>
  adf === undefined ? 'without ADF' : `ADF as ${adfIs === 'body' ? 'its text' : 'an attachment'}`;

const waitOf = ({ waitsMinutes }: MailPayload): string =>
  waitsMinutes > 0 ? `, after ${waitsMinutes} minutes unless another step is sent first` : '';

/** Returns the JSON once, since all webhooks get the same, and each distinct ADF document. */
function documents(payloads: readonly PreviewedPayload[]): string[] {
  const hook = payloads.find((payload) => payload.kind === 'webhook');
  const json =
    hook &&
    `JSON, the body of webhooks\n${indented(JSON.stringify(JSON.parse(hook.body), null, 2))}`;
  const byText = Map.groupBy(
    payloads.filter((payload) => payload.kind === 'mail'),
    ({ adf, text }) => adf ?? text,
  );
  const adfs = [...byText].map(([adf, [first]]) =>
    first!.adf === undefined
      ? `Text of mails; ADF has no interest for this request\n${indented(adf)}`
      : `ADF${byText.size > 1 ? ` for ${first!.name}` : ''}, ${first!.adfIs === 'body' ? 'the text' : 'an attachment'} of mails\n${indented(adf)}`,
  );
  return [...(json ? [json] : []), ...adfs];
}

/** Formats a preview for a terminal. */
export function previewText(report: PreviewReport): string {
  const { found, at, isExample, steps, hasDestinations } = report;
  const { form, path, tenant } = found;
  const parts = [
    printable(
      `Form ${path}#${form.id} of ${tenant.snapshot.site.slug}: ${inlineText(form.heading)} (${form.category})`,
    ),
    `${isExample ? 'Made-up values' : 'Your values'}, sent at ${at}. Nothing is sent or stored.`,
  ];
  if (!hasDestinations)
    parts.push(
      `${tenant.snapshot.site.slug} has no destination in FORECOURT_LEAD_DESTINATIONS: its leads are kept and go nowhere. What one would get is shown.`,
    );
  for (const { step, heading, why, lead } of steps) {
    const name = printable(`Step ${step}, ${heading}`);
    if (!lead) {
      parts.push(`${name}: nothing goes out, ${why}`);
      continue;
    }
    const { document, payloads, examples } = lead;
    const what = document.lead_status === 'Complete' ? 'the complete lead' : 'the partial lead';
    const goes = payloads.map((payload) => `  ${printable(toWords(payload))}`);
    parts.push(
      [
        `${name}: ${what}, revision ${document.revision}, goes to`,
        ...(goes.length > 0
          ? goes
          : [`  nobody: no destination${hasDestinations ? ' wants it' : ''}`]),
        ...(document.withheld?.length
          ? [printable(`  kept sealed and not sent: ${document.withheld.join(', ')}`)]
          : []),
      ].join('\n'),
      ...documents([...payloads, ...examples]),
    );
  }
  parts.push(endWords(report));
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function endWords({ end, found: { form } }: PreviewReport): string {
  if (end.kind === 'leave')
    return printable(`The answer leads on to ${end.url}; the form ends there.`);
  if (end.kind === 'sent')
    return form.lender
      ? 'The whole application, with what is sealed, is then handed to the tenant’s lender, if it has one.'
      : '';
  const index = form.steps.findIndex((step) => stepKey(step) === end.step);
  const known = new Map(form.fields.map(({ name, label }) => [name, inlineText(label) || name]));
  return [
    printable(`Step ${index + 1}, ${stepName(form, Math.max(0, index))}: not sent, the form says`),
    ...(end.formError ? [printable(`  ${end.formError}`)] : []),
    ...Object.entries(end.errors).map(([name, message]) => {
      const label = known.get(name);
      return printable(`  ${name}${label && label !== name ? ` (${label})` : ''}: ${message}`);
    }),
  ].join('\n');
}
