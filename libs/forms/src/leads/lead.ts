import { instantOf } from '@forecourt/domain';
import type { FieldDefinition, FormContext, FormDefinition } from '../definition.ts';
import type { FormValues } from '../definition.ts';
import { inlineText } from '../fields/inline-text.ts';
import { advance, stepFields, takenSteps } from '../paths/flow.ts';
import { stepKey } from '../steps.ts';
import { visitField } from '../visits/visits.ts';
import { answersTo, type Answers } from './lead-answers.ts';
import { carOf, financeSubcategory, has } from './lead-fields.ts';
import { submissionFields } from './submission-fields.ts';

/** A consent: its wording, and whether the visitor gave it. */
export interface LeadConsent {
  readonly name: string;
  /** Plain text, word for word as shown. */
  readonly wording: string;
  readonly given: boolean;
  /** When it was sent, ISO 8601 in UTC. */
  readonly at: string;
}

/** A lead as it is sent for a form. */
export interface Lead {
  /** Submission fields by the names that CRMs use; nothing sensitive. */
  readonly fields: FormValues;
  /** Stored encrypted, never delivered by mail or webhook. */
  readonly sensitive: Readonly<Record<string, string>>;
  readonly consents: readonly LeadConsent[];
  /** Labels of the answered questions by field name, as the visitor read them: plain text. */
  readonly labels: Readonly<Record<string, string>>;
  /** Day and time of the visit that the form asks for, with the offset: `2026-11-24T10:15+11:00`. */
  readonly visitAt?: string;
  readonly category: string;
  readonly subcategory?: string;
  readonly status: 'partial' | 'Complete';
  /** Analytics event to fire once the lead is acknowledged; only for a complete form. */
  readonly event?: number;
}

/** Options of a lead. */
export interface LeadOptions {
  /** Key of the step just sent, for a partial lead; without it the lead is complete. */
  readonly step?: string;
  /** lead_id from the reply to an earlier step. */
  readonly leadId?: string;
}

/** Returns the subcategory that the visitor chose; free text does not count. */
function chosenSubcategory(asked: readonly FieldDefinition[], { subcategory }: FormValues) {
  const isChoice = asked.some(
    ({ name, options, control }) => name === 'subcategory' && (options || control === 'hidden'),
  );
  return isChoice && typeof subcategory === 'string' && subcategory ? subcategory : undefined;
}

/** Returns the consents that were asked for. @param at when they are sent, ISO 8601 in UTC */
const consentsOf = (answers: Answers, at: string): LeadConsent[] =>
  answers
    .filter(([field]) => field.consent)
    .map(([{ name, label }, value]) => ({
      name,
      wording: inlineText(label),
      given: value === true,
      at,
    }));

/**
 * Returns the lead for these values (FRM-7): the normalised values of the steps that the answers
 * take, with those of the page and the picked dealership. With `step` it is the partial lead of the
 * steps up to it. Invalid values are left out, so validate first.
 */
export function leadOf(
  form: FormDefinition,
  values: FormValues,
  context: FormContext,
  { step, leadId }: LeadOptions = {},
): Lead {
  const steps = takenSteps(form, values, context.viewer, step);
  const asked = steps.flatMap((key) => stepFields(form, key));
  const answers = answersTo(asked, form, values, context);
  const fields = submissionFields(asked, answers, form, values, context);
  const car = carOf(form, context);
  const subcategory =
    chosenSubcategory(asked, fields) ??
    form.subcategory ??
    (form.category === 'Finance Enquiry' ? financeSubcategory(car) : undefined);
  const visit = visitField(form);
  const [, visitAt] = answers.find(([field]) => field === visit) ?? [];
  const complete = step === undefined;
  const status = complete ? 'Complete' : 'partial';
  const { events } = form;
  const event = car ? (events.completeWithCar ?? events.complete) : events.complete;
  return {
    fields: {
      ...fields,
      category: form.category,
      ...(subcategory && { subcategory }),
      ...(leadId && { lead_id: leadId }),
      lead_status: status,
      form_completed: complete,
    },
    sensitive: Object.fromEntries(
      answers
        .filter(([field]) => field.sensitive)
        .map(([{ name }, value]) => [name, String(value)]),
    ),
    consents: consentsOf(answers, new Date(instantOf(context.now)).toISOString()),
    labels: Object.fromEntries(
      answers
        .filter(([{ control, consent }]) => control !== 'hidden' && !consent)
        .map(([{ name, label }]) => [name, inlineText(label)]),
    ),
    visitAt: typeof visitAt === 'string' ? visitAt : undefined,
    category: form.category,
    subcategory,
    status,
    event: complete ? event : undefined,
  };
}

/**
 * Returns true if the unfinished lead is sent after this step (FRM-6): the step is not the last one
 * for these answers nor marked skip-send, and a name and an email address or phone are present.
 * @param key of a step that has just been validated.
 */
export function sendsPartial(
  form: FormDefinition,
  key: string,
  values: FormValues,
  context: FormContext,
): boolean {
  const step = form.steps.find((each) => stepKey(each) === key);
  if (step === undefined || step.customRules?.skipSend) return false;
  if (!('step' in advance(form, key, values, context.viewer))) return false;
  const { fields } = leadOf(form, values, context, { step: key });
  const there = (...names: string[]) => names.some((name) => has(fields, name));
  return there('name', 'first_name') && there('email', 'phone');
}
