import { page } from './lint-sample.ts';

/** Fields for forms of several steps. */
export const field = (name: string, stepKey: string, changes: object = {}): object => ({
  name,
  type: 'text',
  stepKey,
  ...changes,
});

/** A step with rules. */
export const step = (key: string, customRules?: object): object => ({ key, customRules });

/** A skip rule of the field `kind`. */
export const skip = (target: string, ...values: readonly string[]): object => ({
  key: 'kind',
  values,
  target,
});

/** The field that skip rules read. */
export const kind = (stepKey: string, changes: object = {}): object =>
  field('kind', stepKey, { type: 'radio', options: ['Car', 'Van'], required: true, ...changes });

/** A tenant whose home page has a form of several steps. */
export const formSample = (
  formSteps: readonly object[],
  fields: readonly object[],
  type = 'multi',
) => ({
  files: {
    'pages/home.json': page({
      blocks: [{ type: 'form', data: { type, formSteps, fields } }],
    }),
  },
});

/** A tenant whose home page has a form of one step with contact details and some more fields. */
export const singleForm = (fields: readonly object[], changes: object = {}) => ({
  files: {
    'pages/home.json': page({
      blocks: [
        {
          type: 'form',
          data: { fields: [{ name: 'email', type: 'email' }, ...fields], ...changes },
        },
      ],
    }),
  },
});
