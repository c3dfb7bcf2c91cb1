import { didYouMean } from '@forecourt/block-schemas';
import { missingTargets, presetOf, stepKey } from '@forecourt/forms';
import { isStepped, stepsRule } from '../../rule-api/forms.ts';
import type { SteppedForm } from '../../rule-api/forms.ts';
import { presetStepsOf } from '../../rule-api/preset-steps.ts';
import type { RuleReport } from '../../rule-api/rule.ts';

type Report = (report: RuleReport) => void;

/** Key of a step that service bookings add for each brand with several websites. */
const isOfBrand = (key: string): boolean => key.startsWith('location-');

/** Reports steps that a preset's form does not have, of which the block would change the texts or rules. */
function reportUnknownSteps(
  steps: SteppedForm['formSteps'],
  preset: string,
  known: readonly string[],
  report: Report,
): void {
  for (const [index, { key, isCustom, customStepKey, customRules }] of steps.entries()) {
    const names = [
      {
        name: isCustom && customStepKey ? customStepKey : key,
        pointer: `/${isCustom && customStepKey ? 'customStepKey' : 'key'}`,
        effect: 'its texts and rules are ignored',
      },
      ...(customRules?.skipRules ?? []).map(({ target }, at) => ({
        name: target,
        pointer: `/customRules/skipRules/${at}/target`,
        effect: 'the rule has no effect',
      })),
    ];
    for (const { name, pointer, effect } of names) {
      if (known.includes(name) || isOfBrand(name)) continue;
      const suggestion = didYouMean(name, known);
      report({
        pointer: `/formSteps/${index}${pointer}`,
        message: `the form "${preset}" has no step "${name}", so ${effect}; ${suggestion ? `did you mean "${suggestion}"?` : `its steps are ${known.map((each) => `"${each}"`).join(', ')}`}`,
        suggestion,
      });
    }
  }
}

/** Reports references to steps that do not exist. */
export const formStepTargetMissing = stepsRule(
  {
    id: 'form-step-target-missing',
    description: 'Every step that a field, a skip rule or an adapted preset names exists.',
    severity: 'error',
    recommended: true,
  },
  (form, report, { site }) => {
    if (!isStepped(form)) {
      const preset = (form.fields?.length ?? 0) > 0 ? undefined : presetOf(form);
      if (preset === undefined || form.type === 'single') return;
      const known = presetStepsOf(site)(preset).map(stepKey);
      // A form of one step ignores them all, which is another finding.
      if (known.length > 1) reportUnknownSteps(form.formSteps, preset, known, report);
      return;
    }
    for (const { pointer, key } of missingTargets(form)) {
      const keys = form.formSteps.map(stepKey);
      // A skip rule can only lead to a later step than its own.
      const own = /^\/formSteps\/(\d+)\//.exec(pointer)?.[1];
      const suggestion = didYouMean(key, own === undefined ? keys : keys.slice(Number(own) + 1));
      const effect = pointer.endsWith('/target')
        ? 'the rule has no effect'
        : 'the field is never shown';
      report({
        pointer,
        message: `no step of the form has the key "${key}", so ${effect}${suggestion ? `; did you mean "${suggestion}"?` : ''}`,
        suggestion,
      });
    }
  },
);
