import type { FieldDefinition } from '@forecourt/forms';
import type { FormView } from '../view/form-view.ts';

/** An answer to choose: the submitted value and its text. */
export interface FieldOption {
  readonly value: string;
  readonly text: string;
}

/** Maximum number of dealerships that are shown as cards; more are a select. */
const maxDealershipCards = 4;

/** Returns the choices of a field: its own options, or the dealerships by location id. */
export const choicesOf = (view: FormView, field: FieldDefinition): readonly FieldOption[] =>
  field.control === 'dealership'
    ? view.dealerships
    : (field.options ?? []).map((option) => ({ value: option, text: option }));

/**
 * True if a question for a dealership has cards, all in view and a tap each. An optional question has
 * a select, in which an answer can be taken back.
 */
export const hasDealershipCards = (
  { dealerships, searchesNetwork }: FormView,
  { required }: FieldDefinition,
): boolean =>
  required &&
  !searchesNetwork &&
  dealerships.length > 1 &&
  dealerships.length <= maxDealershipCards;
