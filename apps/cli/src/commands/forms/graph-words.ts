import {
  hasWayOn,
  inlineText,
  stepAt,
  stepFields,
  stepKey,
  type FormDefinition,
  type FormWay,
  type PartialPoint,
  type WayCondition,
} from '@forecourt/forms';

/** A form's steps and paths, as flowcharts show them. */
export interface FormGraph {
  readonly form: FormDefinition;
  readonly ways: readonly FormWay[];
  /** Indexes of the reachable steps. */
  readonly seen: ReadonlySet<number>;
  /** By the steps' indexes. */
  readonly partial: readonly PartialPoint[];
}

/** Returns a step's questions; hidden fields and messages are not questions. */
export const questionsOf = (form: FormDefinition, index: number): readonly string[] =>
  stepFields(form, stepKey(stepAt(form.steps, index)))
    .filter(({ control }) => control !== 'hidden' && control !== 'message')
    .map(({ name }) => name);

const labelOf = ({ fields }: FormDefinition, name: string): string =>
  inlineText(fields.find((field) => field.name === name)?.label ?? '') || name;

/** `A`, `A or B`, `A, B or C`; beyond four values their number. */
function either(values: readonly string[]): string {
  const quoted = values.slice(0, 4);
  const more = values.length - quoted.length;
  if (more > 1) return `${quoted.join(', ')} or one of ${more} more`;
  const [last = '', ...rest] = values.toReversed();
  return rest.length === 0 ? last : `${rest.toReversed().join(', ')} or ${last}`;
}

/** Describes when a transition is taken; '' if it is unconditional. */
export function conditionWords(form: FormDefinition, condition: WayCondition): string {
  const { answer, otherwise, signedIn } = condition;
  const parts: string[] = [];
  if (answer) {
    const isTick = form.fields.some(
      ({ name, control }) => name === answer.field && control === 'checkbox',
    );
    const label = labelOf(form, answer.field);
    parts.push(
      isTick
        ? `${label}: ${either(answer.values.map((each) => (each === 'true' ? 'ticked' : 'not ticked')))}`
        : `${label}${/[?:.!]$/.test(label) ? '' : ':'} ${either(answer.values)}`,
    );
  }
  if (otherwise)
    parts.push(
      otherwise.values.length > 0 ? `otherwise: ${either(otherwise.values)}` : 'otherwise',
    );
  if (signedIn === 'yes') parts.push('signed in with a phone number');
  if (signedIn === 'no') parts.push('not signed in');
  return parts.join(', ');
}

/** Describes a transition's conditions, one a line. */
export const wayWords = (form: FormDefinition, { conditions }: FormWay): readonly string[] =>
  conditions.some((each) => conditionWords(form, each) === '')
    ? []
    : conditions.map((each) => conditionWords(form, each));

/** Returns notes on a step, one a line. */
export function stepNotes({ form, ways, seen, partial }: FormGraph, index: number): string[] {
  const { skipAuthentication, hideButtons, choiceButtons } =
    stepAt(form.steps, index).customRules ?? {};
  const { length } = questionsOf(form, index);
  const notes = [length === 1 ? '1 field' : `${length || 'no'} fields`];
  if (!seen.has(index)) notes.push('unreachable: no way leads here');
  if (!hasWayOn(form, index)) notes.push('stuck: no button to go on');
  if (choiceButtons && hasWayOn(form, index)) notes.push('each choice is a button');
  if (hideButtons === 'back' || hideButtons === 'both') notes.push('no Back button');
  if (skipAuthentication) notes.push('passed over for signed-in visitors with a phone number');
  if (partial[index] === 'always') notes.push('sends the unfinished enquiry');
  if (partial[index] === 'sometimes')
    notes.push('sends the unfinished enquiry if there are a name and an email or phone');
  const isEnd = ways.some(({ from, to }) => from === index && to === 'sent');
  if (isEnd && ways.some(({ from, to }) => from === index && to !== 'sent'))
    notes.push('may be the last step');
  else if (isEnd) notes.push('last step');
  return notes;
}
