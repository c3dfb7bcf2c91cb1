import type { LeadValue, LeadValues, Submission } from './submission.ts';

/**
 * The body of a submission as text: equal for two posts of the same answers, whatever the order of
 * their fields and however the browser writes the end of a line. What names the lead and the attempt
 * is not part of it.
 */
export function canonicalBody(submission: Submission): string {
  const { status, page, category, subcategory, values, sensitive = {}, consents = [] } = submission;
  const { lender } = submission;
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
    .map(([name, value]) => [name, plain(value)] as const)
    .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));

function plain(value: LeadValue): LeadValue {
  if (typeof value === 'string') return value.normalize('NFC').replace(/\r\n?/g, '\n').trim();
  return typeof value === 'boolean' ? value : value.map((each) => plain(each) as string);
}
