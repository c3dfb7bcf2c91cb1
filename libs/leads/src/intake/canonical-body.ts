import type { LeadValue, LeadValues, Submission } from './submission.ts';

/**
 * The body of a submission as a string: equal for two posts of the same answers, regardless of the
 * order of their fields and of the browser's line ends. The ids of lead and attempt are not part of it.
 */
export function canonicalBody(submission: Submission): string {
  const { status, page, category, subcategory, values, lender } = submission;
  const { sensitive = {}, consents = [] } = submission;
  return JSON.stringify([
    [status, page, category, subcategory ?? '', ...(lender ? [lender.status] : [])],
    sorted(values),
    sorted(sensitive),
    consents.map(({ name, wording, given }) => [name, wording, given]),
  ]);
}

const sorted = (values: LeadValues) =>
  Object.entries(values)
    .filter(([name]) => name !== 'lead_id')
    .map(([name, value]) => [name, canonicalValue(value)] as const)
    .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));

function canonicalValue(value: LeadValue): LeadValue {
  if (typeof value === 'boolean') return value;
  return typeof value === 'string' ? canonicalText(value) : value.map(canonicalText);
}

const canonicalText = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
