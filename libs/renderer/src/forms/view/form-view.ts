import type { MakeModels } from '@forecourt/block-schemas';
import type { VisitDay } from '@forecourt/domain';
import {
  dateBounds,
  stepFields,
  type DateBounds,
  type FieldDefinition,
  type FormDefinition,
  type FormState,
  type FormViewer,
} from '@forecourt/forms';
import type { Clock } from '../../context/page-clock.ts';
import type { CaptchaSetting } from '../../context/page-request.ts';
import { readWords, type Words } from './words.tsx';

/** A choice of a dealership field. */
interface DealershipOption {
  /** The location's id, which is submitted. */
  readonly value: string;
  readonly text: string;
}

/** A car in stock as a choice. */
export interface CarOption {
  /** The car's id, which is submitted. */
  readonly id: string;
  readonly name: string;
  /** Price and place in words. */
  readonly note: string;
  /** Id of its location. */
  readonly yard?: string;
  readonly picture?: { readonly src: string; readonly isCutOut?: true };
}

/** Props of a form on the server and in the browser: plain JSON. */
export interface FormView {
  readonly form: FormDefinition;
  /** Sanitized labels, headings and descriptions with mark-up, by their HTML. */
  readonly words: Readonly<Record<string, Words>>;
  readonly state: FormState;
  /** URL that the form is posted to. */
  readonly action: string;
  /**
   * Id for the URL fragment: of the form initially, of the first message in the answer to a post.
   */
  readonly anchor: string;
  /** True for the answer to a post, which is never cached. */
  readonly posted: boolean;
  /** Level of the form's heading. */
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Prefix of every id within the form, because a page may have several forms. */
  readonly prefix: string;
  readonly dealerships: readonly DealershipOption[];
  /** True if these are the network's dealerships, which can be searched. */
  readonly searchesNetwork: boolean;
  /** Cars in stock to choose from; empty if the form asks for none or the stock is unavailable. */
  readonly cars: readonly CarOption[];
  /** Days with times for the visit that the form asks for, by location; absent if they are unknown. */
  readonly visits?: Readonly<Record<string, readonly VisitDay[]>>;
  /** Makes with their models, suggested by the fields for a car; empty without such fields. */
  readonly makes: readonly MakeModels[];
  /**
   * True for a signed-in visitor with a phone, who skips steps. Only the server knows the number.
   */
  readonly signedIn?: true;
  /** Captcha for browsers with JavaScript. */
  readonly captcha: CaptchaSetting;
  /** Bounds of date fields by name; absent without date fields. */
  readonly dateBounds?: Readonly<Record<string, DateBounds>>;
}

/** Returns the signed-in visitor as far as the browser knows them. */
export const viewerOf = ({ signedIn }: Pick<FormView, 'signedIn'>): FormViewer | undefined =>
  signedIn ? { phone: 'known' } : undefined;

/** Returns the bounds of a form's date fields on the day of rendering. */
export function boundsOf(form: FormDefinition, clock: Clock): Pick<FormView, 'dateBounds'> {
  const dated = form.fields.filter(({ control, type }) => control === 'input' && isDate(type));
  if (dated.length === 0) return {};
  const today = clock.today(form.timeZone);
  const bounds = dated.map((field) => [field.name, dateBounds(field, today)] as const);
  return { dateBounds: Object.fromEntries(bounds) };
}

const isDate = (type: FieldDefinition['type']) => type === 'date' || type === 'datetime';

/** Returns the visible fields of the current step. */
export const shownFields = ({ form, state }: Pick<FormView, 'form' | 'state'>) =>
  stepFields(form, state.stepKey).filter(({ control }) => control !== 'hidden');

/** Returns the parsed mark-up of every text of a form. */
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

/** Returns the parsed mark-up of a text, or the text itself if it has none. */
export const wordsIn = (view: Pick<FormView, 'words'>, text: string): Words =>
  view.words[text] ?? text;

/** Returns the id of the form element, for buttons outside it; it can't collide with a field. */
export const bodyId = ({ prefix }: Pick<FormView, 'prefix'>) => `${prefix}_form`;

/** Returns the id of the answer to the question in place of the captcha. */
export const questionId = ({ prefix }: Pick<FormView, 'prefix'>) => `${prefix}_answer`;

/** Returns the id of a field's control; unlike names, ids can't contain spaces. */
export const fieldId = (view: Pick<FormView, 'prefix'>, { name }: Pick<FieldDefinition, 'name'>) =>
  `${view.prefix}${name.replaceAll(' ', '-')}`;
