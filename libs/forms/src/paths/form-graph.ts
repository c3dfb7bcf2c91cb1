import type { FormDefinition, FormWithoutNotices } from '../definition.ts';
import type { FormWay } from './form-way.ts';
import { merged } from './merge-ways.ts';
import { waysFrom } from './step-ways.ts';
import type { StepForm } from '../steps.ts';

/** Returns a definition as the data of a block, which the graph of steps reads. */
export const walkedForm = ({ steps, fields }: FormWithoutNotices): StepForm => ({
  formSteps: steps,
  fields: fields.map(({ name, type, stepKey: key, required, options }) => ({
    name,
    type,
    stepKey: key,
    required,
    options: options && ([...options] as [string, ...string[]]),
  })),
});

/** Returns the ways into a form. If all its steps are skipped, it starts with the last. */
function waysIn(form: FormDefinition): FormWay[] {
  const auth = form.steps.map((step) => step.customRules?.skipAuthentication === true);
  const open = auth.indexOf(false);
  const last = open < 0 ? auth.length - 1 : open;
  if (last === 0) return [{ from: 'start', to: 0, conditions: [{}] }];
  return [
    { from: 'start', to: 0, conditions: [{ signedIn: 'no' }] },
    { from: 'start', to: last, conditions: [{ signedIn: 'yes' }] },
  ];
}

/**
 * Returns every way of a form: into it, from step to step, out of it. Unlike `stepEdges` it includes
 * links to other websites, leaves out what an earlier rule claims, and respects hidden buttons.
 */
export function formWays(form: FormDefinition): readonly FormWay[] {
  const walk = walkedForm(form);
  return merged([
    ...waysIn(form),
    ...form.steps.flatMap((_, index) => waysFrom(form, walk, index)),
  ]);
}
