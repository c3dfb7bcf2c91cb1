import type { FormCategory, Site } from '@forecourt/block-schemas';
import type { FieldDefinition, FormDefinition } from './definition.ts';
import { stepFields } from './flow.ts';
import { formWays, type FormWay } from './form-graph.ts';
import { partialPoints } from './partial-points.ts';
import { sensitiveNames } from './sensitive-names.ts';
import { stepKey } from './steps.ts';

/** Privacy notices as inline HTML, by the key of the step whose button they are shown beside. */
export type PrivacyNotices = Readonly<Record<string, string>>;

/** A form before its notices are known. */
export type FormWithoutNotices = Omit<FormDefinition, 'privacyNotices'>;

const policyPath = '/privacy-policy';
const policySentence = `See our <a href="${policyPath}">privacy policy</a>.`;

/** Completes "so that we can …" and "to …". */
const purposes: Partial<Record<FormCategory, string>> = {
  'Finance Enquiry': 'help with your finance enquiry',
  'Sell My Car Enquiry': 'value your car',
  'Trade In Enquiry': 'value your car',
  'Valuation Enquiry': 'value your car',
  'Service Booking': 'arrange your service',
  'Parts Enquiry': 'find your part',
  'Test Drive Booking': 'arrange your test drive',
  'Competition Enquiry': 'run the competition',
  'Vehicle Reservation': 'arrange your reservation',
  Review: 'read and publish your review',
  Survey: 'improve our service',
};

/** Submission names of contact details, and how the notice names them. */
const contactDetails: readonly (readonly [names: readonly string[], words: string])[] = [
  [['name', 'first_name', 'last_name'], 'name'],
  [['phone'], 'phone number'],
  [['email'], 'email address'],
];

/**
 * Writes the privacy notice of every step that needs one (FRM-14): each step that may be the first
 * to send anything to the dealer, on whichever path, and each step that may complete the form.
 * @param site its name is who receives the details; its own wording takes the place of the general
 *   sentences, but not of what an early step or a finance application sends.
 */
export function privacyNotices(
  form: FormWithoutNotices,
  site: Pick<Site, 'name' | 'settings'>,
): PrivacyNotices {
  const definition: FormDefinition = { ...form, privacyNotices: {} };
  const ways = formWays(definition);
  const first = firstSendingSteps(definition, ways);
  const dealer = escaped(site.name);
  const own = site.settings?.forms?.privacyWording;
  const purpose = purposes[form.category] ?? 'answer your enquiry';
  const notices = form.steps.flatMap((step, index): [string, string][] => {
    const key = stepKey(step);
    const ahead = ways.filter(({ from }) => from === index).map(({ to }) => to);
    if (first.has(key) && ahead.some((to) => typeof to === 'number'))
      return [
        [key, `${earlyNotice(contactWords(definition, index), dealer, purpose)} ${general(own)}`],
      ];
    if (!ahead.includes('sent')) return [];
    if (form.lender) return [[key, `${lenderNotice(dealer)} ${general(own)}`]];
    const usual = `${dealer} receives your answers and uses them to ${purpose}. ${policySentence}`;
    return [[key, own === undefined ? usual : general(own)]];
  });
  return Object.fromEntries(notices);
}

/** What a step that is not the last sends, to whom and why. */
const earlyNotice = (details: string, dealer: string, purpose: string): string =>
  `When you continue, ${dealer} receives ${details}, so we can ${purpose} and follow up if you don’t finish. Your answers on later steps are sent as you go.`;

/** What the last step of a finance application sends, and to whom. */
const lenderNotice = (dealer: string): string =>
  `When you send this application, your answers go to ${dealer} and to the lender, who decides on it.`;

/** The site's own sentence, with a link to the privacy policy wherever it has none itself. */
function general(own: string | undefined): string {
  if (own === undefined) return policySentence;
  return own.includes(policyPath) ? own : `${own} ${policySentence}`;
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
  const storesDrafts = sensitiveNames(form).length > 0;
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
  return new Set([...first].map((index) => stepKey(form.steps[index]!)));
}

/** Contact details that are asked up to a step, in words: "your name and phone number". */
function contactWords(form: FormDefinition, index: number): string {
  const asked = form.steps
    .slice(0, index + 1)
    .flatMap((step): readonly FieldDefinition[] => stepFields(form, stepKey(step)));
  const has = (names: readonly string[]) => asked.some(({ name }) => names.includes(name));
  const contacts = contactDetails.filter(([names]) => has(names)).map(([, words]) => words);
  const others = asked.some(
    ({ name, control }) =>
      control !== 'message' &&
      control !== 'hidden' &&
      !contactDetails.some(([names]) => names.includes(name)),
  );
  if (contacts.length === 0) return 'your answers so far';
  const parts = contacts.map((words, at) => (at === 0 ? `your ${words}` : words));
  return listed(others ? [...parts, 'your other answers so far'] : parts);
}

/** "a, b and c". */
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
