import {
  dateBounds,
  stepFields,
  type DateBounds,
  type FieldDefinition,
  type FormDefinition,
  type FormState,
  type FormViewer,
} from '@forecourt/forms';
import type { CaptchaSetting } from '../../context/page-request.ts';
import { readWords, type Words } from './words.tsx';

/** A choice of a dealership field. */
export interface DealershipChoice {
  /** The location's id, which is what is sent. */
  readonly value: string;
  readonly text: string;
}

/** Everything that a form's component is given, on the server and in the browser: plain JSON. */
export interface FormView {
  readonly form: FormDefinition;
  /** Labels, headings and descriptions with mark-up, already judged, by their HTML. */
  readonly words: Readonly<Record<string, Words>>;
  readonly state: FormState;
  /** Address that the form is posted to. */
  readonly action: string;
  /**
   * Id that the address leads to: of the whole form at first, of what has to be read first in the
   * answer to a post.
   */
  readonly anchor: string;
  /** Whether this is the answer to a post, and not a page that others see too. */
  readonly posted: boolean;
  /** Level of the form's heading. */
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Begins every id within the form: several forms may stand on a page. */
  readonly prefix: string;
  readonly dealerships: readonly DealershipChoice[];
  /** Whether these are the network's, which can be searched. */
  readonly searchesNetwork: boolean;
  /** True for a signed-in visitor with a phone, for whom steps are passed over; which phone, the server knows. */
  readonly signedIn?: true;
  /** The captcha that a browser with JavaScript solves. */
  readonly captcha: CaptchaSetting;
  /** Days that date fields take, by name; left out where there are none. */
  readonly dateBounds?: Readonly<Record<string, DateBounds>>;
}

/** As much of the signed-in visitor as the browser has to know. */
export const viewerOf = ({ signedIn }: Pick<FormView, 'signedIn'>): FormViewer | undefined =>
  signedIn ? { phone: 'known' } : undefined;

/** Bounds of a form's date fields on the day that a page is rendered for. */
export function boundsOf(form: FormDefinition, now: string): Pick<FormView, 'dateBounds'> {
  const dated = form.fields.filter(({ control, type }) => control === 'input' && isDate(type));
  if (dated.length === 0) return {};
  const bounds = dated.map((field) => [field.name, dateBounds(field, form, { now })] as const);
  return { dateBounds: Object.fromEntries(bounds) };
}

const isDate = (type: FieldDefinition['type']) => type === 'date' || type === 'datetime';

/** Fields of the step that is shown, hidden ones left out. */
export const shownFields = ({ form, state }: Pick<FormView, 'form' | 'state'>) =>
  stepFields(form, state.stepKey).filter(({ control }) => control !== 'hidden');

/** The words of every text of a form that may hold mark-up. */
export function wordsOf(form: FormDefinition): Readonly<Record<string, Words>> {
  const texts = [
    form.description,
    ...Object.values(form.privacyNotices),
    ...form.steps.map(({ description }) => description),
    ...form.fields.map(({ label }) => label),
  ];
  return Object.fromEntries(
    texts
      .filter((text): text is string => Boolean(text && /[<&]/.test(text)))
      .map((text) => [text, readWords(text)]),
  );
}

/** A text's words; most have no mark-up and are their own. */
export const wordsIn = (view: Pick<FormView, 'words'>, text: string): Words =>
  view.words[text] ?? text;

/** Identifies the form's element, for buttons that stand outside it; no field's name begins so. */
export const bodyId = ({ prefix }: Pick<FormView, 'prefix'>) => `${prefix}_form`;

/** Identifies a field's control; names may hold spaces, ids may not. */
export const fieldId = (view: Pick<FormView, 'prefix'>, { name }: Pick<FieldDefinition, 'name'>) =>
  `${view.prefix}${name.replaceAll(' ', '-')}`;
