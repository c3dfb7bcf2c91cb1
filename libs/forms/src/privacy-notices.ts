import type { Site } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import { legalPages } from '@forecourt/domain';
import { escapeText } from 'entities/escape';
import type { FieldDefinition, FormDefinition, FormWithoutNotices } from './definition.ts';
import { stepFields } from './paths/flow.ts';
import { formWays } from './paths/form-graph.ts';
import type { FormWay } from './paths/form-way.ts';
import { partialPoints } from './leads/partial-points.ts';
import { requestKindOf } from './requests/request-kind.ts';
import { sensitiveFields } from './sensitive-fields.ts';
import { stepAt, stepKey } from './steps.ts';

/** Privacy notices as inline HTML, by the key of the step whose button they are shown beside. */
export type PrivacyNotices = Readonly<Record<string, string>>;

/** Submission names of contact details. */
const contactDetails = {
  name: ['name', 'first_name', 'last_name'],
  phone: ['phone'],
  email: ['email'],
} as const;
const details = Object.keys(contactDetails) as (keyof typeof contactDetails)[];

/**
 * Writes the privacy notice of every step that needs one (FRM-14): each step that may be the first
 * to send anything to the dealer, on whichever path, and each step that may complete the form.
 * @param site its name is who receives the details; its own wording takes the place of the general
 *   sentences, but not of what an early step or a finance application sends.
 */
export function privacyNotices(
  form: FormWithoutNotices,
  site: Pick<Site, 'name' | 'settings'>,
  { privacy }: Copy,
): PrivacyNotices {
  const definition: FormDefinition = { ...form, privacyNotices: {} };
  const ways = formWays(definition);
  const first = firstSendingSteps(definition, ways);
  const dealer = escapeText(site.name);
  const own = site.settings?.forms?.privacyWording;
  const isApplication = requestKindOf(form) === 'careers';
  const purpose = isApplication ? privacy.application : privacy.purposes[form.category];
  const general = generalNotice(own, privacy);
  const notices = form.steps.flatMap((step, index): [string, string][] => {
    const key = stepKey(step);
    const ahead = ways.filter(({ from }) => from === index).map(({ to }) => to);
    if (first.has(key) && ahead.some((to) => typeof to === 'number'))
      return [
        [
          key,
          `${privacy.early(dealer, detailsText(definition, index, privacy), purpose)} ${general}`,
        ],
      ];
    if (!ahead.includes('sent')) return [];
    if (form.lender) return [[key, `${privacy.lender(dealer)} ${general}`]];
    const usual = `${privacy.complete(dealer, purpose)} ${general}`;
    return [[key, own === undefined ? usual : general]];
  });
  return Object.fromEntries(notices);
}

/** The site's own sentence, with a link to the privacy policy wherever it has none itself. */
function generalNotice(own: string | undefined, privacy: Copy['privacy']): string {
  const policy = privacy.policy(legalPages.privacy);
  if (own === undefined) return policy;
  return own.includes(legalPages.privacy) ? own : `${own} ${policy}`;
}

/**
 * Keys of the steps on which answers may leave for the dealer's system for the first time: before
 * them, on some path, nothing certainly has. An unfinished enquiry leaves where a name and a phone
 * number or an email address are there; a draft is stored with every step of a form that asks for
 * sensitive answers; the rest leave with the last step.
 */
export function firstSendingSteps(
  form: FormDefinition,
  ways: readonly FormWay[] = formWays(form),
): ReadonlySet<string> {
  const points = partialPoints(form, ways);
  const storesDrafts = sensitiveFields(form).length > 0;
  const first = new Set<number>();
  /** Steps that some visitor reaches before anything was certainly sent. */
  const reached = new Set<number | 'start'>(['start']);
  for (const from of reached) {
    if (typeof from === 'number') {
      const ends = ways.some((way) => way.from === from && way.to === 'sent');
      if (storesDrafts || ends || points[from] !== 'never') first.add(from);
      if (storesDrafts || points[from] === 'always') continue;
    }
    for (const way of ways)
      if (way.from === from && typeof way.to === 'number') reached.add(way.to);
  }
  return new Set([...first].map((index) => stepKey(stepAt(form.steps, index))));
}

/** Contact details that are asked for up to a step, as text: "your name and phone number". */
function detailsText(form: FormDefinition, index: number, privacy: Copy['privacy']): string {
  const asked = form.steps
    .slice(0, index + 1)
    .flatMap((step): readonly FieldDefinition[] => stepFields(form, stepKey(step)));
  const isDetail = (detail: keyof typeof contactDetails, name: string) =>
    (contactDetails[detail] as readonly string[]).includes(name);
  const contacts = details.filter((detail) => asked.some(({ name }) => isDetail(detail, name)));
  const others = asked.some(
    ({ name, control }) =>
      control !== 'message' &&
      control !== 'hidden' &&
      !details.some((detail) => isDetail(detail, name)),
  );
  if (contacts.length === 0) return privacy.answersSoFar;
  const parts = contacts.map((detail, at) =>
    at === 0 ? privacy.your(privacy[detail]) : privacy[detail],
  );
  return privacy.list(...parts, ...(others ? [privacy.otherAnswers] : []));
}
