import { formBlockTypes, type FormData, type Site } from '@forecourt/block-schemas';
import { formDefinition, presetOf } from '@forecourt/forms';
import { defineRule } from '../../rule-api/rule.ts';

/** True for a multi-step form without its own steps whose preset has several. */
function presetHasSteps(data: FormData, site: Site): boolean {
  if ((data.fields?.length ?? 0) > 0) return false;
  const preset = presetOf(data);
  return preset !== undefined && formDefinition({ preset }, site, { path: '/' }).steps.length > 1;
}

/** Problem of a form whose type and steps contradict each other; undefined where they agree. */
function contradiction(
  data: FormData,
  site: Site,
): { pointer: string; message: string } | undefined {
  const { type = 'single', formSteps = [] } = data;
  if (type === 'multi' && formSteps.length === 0 && !presetHasSteps(data, site))
    return {
      pointer: '/type',
      message:
        'the form has no formSteps, so all its fields are shown at once; add formSteps, or make it "single"',
    };
  // Without a type a form is in as many steps as its preset.
  const isSingle =
    data.type === 'single' || (data.type === undefined && !presetHasSteps(data, site));
  if (formSteps.length === 0 || !isSingle) return undefined;
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
  create: ({ site }) => ({
    blockTypes: formBlockTypes,
    block: ({ report, block, pointer }) => {
      const found = contradiction(block.data as FormData, site);
      if (found) report({ ...found, pointer: `${pointer}/data${found.pointer}` });
    },
  }),
});
