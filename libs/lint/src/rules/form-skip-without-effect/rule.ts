import type { FormSkipRule } from '@forecourt/block-schemas';
import { stepIndex } from '@forecourt/forms';
import { formRule } from '../../rule-api/forms.ts';
import type { RuleReport } from '../../rule-api/rule.ts';

/** Returns the finding about a value that leads elsewhere, or to the same step, by an earlier rule. */
function repeatedValues(
  rules: readonly FormSkipRule[],
  at: string,
  isAhead: (rule: FormSkipRule) => boolean,
): readonly RuleReport[] {
  const seen = new Set<string>();
  return rules.flatMap((rule, index): readonly RuleReport[] => {
    // A rule that leads nowhere has a finding of its own.
    if (!isAhead(rule)) return [];
    return rule.values.flatMap((value, valueIndex): readonly RuleReport[] => {
      const key = `${rule.key}\n${value}`;
      if (!seen.has(key)) {
        seen.add(key);
        return [];
      }
      const message = `"${value}" is among the values of an earlier rule, which applies first; remove it from one of them`;
      return [{ pointer: `${at}/${index}/values/${valueIndex}`, message }];
    });
  });
}

/** Reports skip rules that lead where the form goes anyway, and values that an earlier rule has. */
export const formSkipWithoutEffect = formRule(
  {
    id: 'form-skip-without-effect',
    description: 'Every skip rule skips a step, and every value belongs to one rule.',
    severity: 'warning',
    recommended: true,
  },
  ({ formSteps }, report) => {
    for (const [step, { customRules }] of formSteps.entries()) {
      const rules = customRules?.skipRules ?? [];
      const at = `/formSteps/${step}/customRules/skipRules`;
      const targetOf = ({ target }: FormSkipRule) => stepIndex(formSteps, target);
      const last = rules.at(-1);
      // One before others may keep a value from them.
      if (last !== undefined && targetOf(last) === step + 1)
        report({
          pointer: `${at}/${rules.length - 1}/target`,
          message: `"${last.target}" is the next step, where the form goes anyway; name a later step, or remove the rule`,
        });
      // One rule without effect has one finding.
      const others = rules.filter((rule) => rule !== last || targetOf(rule) !== step + 1);
      for (const each of repeatedValues(others, at, (rule) => targetOf(rule) > step)) report(each);
    }
  },
);
