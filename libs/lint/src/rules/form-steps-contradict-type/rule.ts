import { formBlockTypes } from '@forecourt/block-schemas';
import type { FormData, FormPreset } from '@forecourt/block-schemas';
import { formWithoutNotices, presetOf } from '@forecourt/forms';
import type { FormDefinition } from '@forecourt/forms';
import { onceForEach } from '../../rule-api/once-for-each.ts';
import { defineRule } from '../../rule-api/rule.ts';

/** Returns the steps of a preset's form. */
type PresetSteps = (preset: FormPreset) => FormDefinition['steps'];

/** True for a multi-step form without its own steps whose preset has several. */
function presetHasSteps(data: FormData, stepsOf: PresetSteps): boolean {
  if ((data.fields?.length ?? 0) > 0) return false;
  const preset = presetOf(data);
  return preset !== undefined && stepsOf(preset).length > 1;
}

/** Problem of a form whose type and steps contradict each other; undefined where they agree. */
function contradiction(
  data: FormData,
  stepsOf: PresetSteps,
): { pointer: string; message: string } | undefined {
  const { type, formSteps = [] } = data;
  if (formSteps.length === 0)
    return type === 'multi' && !presetHasSteps(data, stepsOf)
      ? {
          pointer: '/type',
          message:
            'the form has no formSteps, so all its fields are shown at once; add formSteps, or make it "single"',
        }
      : undefined;
  // Without a type a form is in as many steps as its preset.
  const isSingle = type === 'single' || (type === undefined && !presetHasSteps(data, stepsOf));
  if (!isSingle) return undefined;
  return {
    pointer: '/formSteps',
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
    const stepsOf = onceForEach(
      (preset: FormPreset) => formWithoutNotices({ preset }, site, { path: '/' }).steps,
    );
    return {
      blockTypes: formBlockTypes,
      block: ({ report, block, pointer }) => {
        const found = contradiction(block.data as FormData, stepsOf);
        if (found) report({ ...found, pointer: `${pointer}/data${found.pointer}` });
      },
    };
  },
});
