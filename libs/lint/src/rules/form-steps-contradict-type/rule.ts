import { formBlockTypes } from '@forecourt/block-schemas';
import type { FormData } from '@forecourt/block-schemas';
import { presetOf } from '@forecourt/forms';
import { presetStepsOf } from '../../rule-api/preset-steps.ts';
import { defineRule } from '../../rule-api/rule.ts';
import type { RuleReport } from '../../rule-api/rule.ts';

/** True for a multi-step form without its own steps whose preset has several. */
function presetHasSteps(data: FormData, stepsOf: ReturnType<typeof presetStepsOf>): boolean {
  if ((data.fields?.length ?? 0) > 0) return false;
  const preset = presetOf(data);
  return preset !== undefined && stepsOf(preset).length > 1;
}

/** Problem of a form whose type and steps contradict each other; undefined where they agree. */
function contradiction(
  data: FormData,
  stepsOf: ReturnType<typeof presetStepsOf>,
): Pick<RuleReport, 'pointer' | 'property' | 'message'> | undefined {
  const { type, formSteps = [] } = data;
  if (formSteps.length === 0)
    return type === 'multi' && !presetHasSteps(data, stepsOf)
      ? {
          pointer: '/type',
          message:
            'the form has no formSteps, so all its fields are shown at once; add formSteps, or make it "single"',
        }
      : undefined;
  const preset = (data.fields?.length ?? 0) > 0 ? undefined : presetOf(data);
  if (type === 'multi' && preset !== undefined && !presetHasSteps(data, stepsOf))
    return {
      pointer: '',
      property: 'formSteps',
      message: `the form "${preset}" has no steps, so these are ignored and all its fields are shown at once; remove formSteps, or add fields of the block's own`,
    };
  // Without a type a form is in as many steps as its preset.
  const isSingle = type === 'single' || (type === undefined && !presetHasSteps(data, stepsOf));
  if (!isSingle) return undefined;
  return {
    pointer: '',
    property: 'formSteps',
    message:
      'a single form ignores its formSteps and shows all its fields at once; make its type "multi", or remove formSteps',
  };
}

/** Reports forms whose type and steps contradict each other. */
export const formStepsContradictType = defineRule({
  meta: {
    id: 'form-steps-contradict-type',
    description: 'A multi-step form has steps, and a single form has none.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site }) => {
    const stepsOf = presetStepsOf(site);
    return {
      blockTypes: formBlockTypes,
      block: ({ report, block, pointer }) => {
        const found = contradiction(block.data as FormData, stepsOf);
        if (found) report({ ...found, pointer: `${pointer}/data${found.pointer}` });
      },
    };
  },
});
