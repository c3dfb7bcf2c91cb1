import { formBlockTypes, type FormData, type FormField } from '@forecourt/block-schemas';
import { stepIndex, type StepForm } from '@forecourt/forms';
import { defineRule } from './rule.ts';
import type { BlockTest, Rule, RuleContext, RuleMeta, RuleReport } from './rule.ts';

/** Data of a form with its own fields. */
export type FormWithFields = FormData & Required<Pick<FormData, 'fields'>>;

/** Data of a form whose own steps and fields decide its flow. */
export type SteppedForm = FormWithFields & Required<Pick<FormData, 'formSteps'>>;

const hasFields = (data: FormData): data is FormWithFields => (data.fields?.length ?? 0) > 0;

const hasSteps = (data: FormData): data is FormData & Required<Pick<FormData, 'formSteps'>> =>
  (data.formSteps?.length ?? 0) > 0;

/** True for a form whose own steps and fields decide its flow. */
export const isStepped = (data: FormData): data is SteppedForm =>
  data.type === 'multi' && hasSteps(data) && hasFields(data);

/** Steps and fields that decide the flow of a form: a single form has no steps. */
export const flowOf = (data: FormWithFields): StepForm =>
  isStepped(data) ? data : { fields: data.fields };

/**
 * True if a field is on a step that doesn't exist: it is reported as such, and is meant to be on
 * another one, so that what the steps ask for is not known.
 */
export const hasLostField = ({ fields = [], formSteps = [] }: FormData): boolean =>
  fields.some(({ stepKey }) => stepKey !== undefined && stepIndex(formSteps, stepKey) < 0);

/** True for a field that asks for a phone number or an email address; a hidden one asks nothing. */
export const isContact = ({ name, type }: FormField): boolean =>
  type === 'email' ||
  type === 'tel' ||
  (type !== 'hidden' && (name === 'email' || name === 'phone'));

/** True for a choice with one option, which is reported: what else refers to its options may be right. */
export const isOnlyOption = ({ type, options }: FormField): boolean =>
  (type === 'select' || type === 'radio') && options?.length === 1;

/** Creates a rule about form blocks; reports have pointers within the block's data. */
const ruleAbout = <Form extends FormData>(isMeant: (data: FormData) => data is Form) => {
  // Shared by all rules about such forms.
  const blockTest: BlockTest = ({ data }) => isMeant(data as FormData);
  return (
    meta: RuleMeta,
    check: (form: Form, report: (report: RuleReport) => void, context: RuleContext) => void,
  ): Rule =>
    defineRule({
      meta,
      create: (context) => ({
        blockTypes: formBlockTypes,
        blockTest,
        block: ({ report, block, pointer: at }) =>
          check(
            block.data as Form,
            ({ pointer, fix, ...found }) =>
              report({
                ...found,
                pointer: `${at}/data${pointer}`,
                fix: fix && { ...fix, pointer: `${at}/data${fix.pointer}` },
              }),
            context,
          ),
      }),
    });
};

/** Creates a rule about every form; see {@link formRule}. */
export const anyFormRule = ruleAbout((data): data is FormData => data !== undefined);

/**
 * Creates a rule about forms whose own steps and fields decide their flow.
 * @param check checks one form's data; its reports have pointers within that data.
 */
export const formRule = ruleAbout(isStepped);

/** Creates a rule about forms with their own fields; see {@link formRule}. */
export const fieldsRule = ruleAbout(hasFields);

/** Creates a rule about forms with steps, which may adapt those of a preset; see {@link formRule}. */
export const stepsRule = ruleAbout(hasSteps);
