import { didYouMean } from '@forecourt/block-schemas';
import type { FormData, FormSkipRule, Site } from '@forecourt/block-schemas';
import { presetOf, stepIndex } from '@forecourt/forms';
import { isStepped, stepsRule } from '../../rule-api/forms.ts';
import { presetFormOf } from '../../rule-api/preset-steps.ts';
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

/** Returns findings about rules of an adapted preset that go by a field which its form lacks. */
function rulesOfNoField(form: FormData, site: Site): readonly RuleReport[] {
  const preset = (form.fields?.length ?? 0) > 0 ? undefined : presetOf(form);
  if (preset === undefined || form.type === 'single') return [];
  const { steps, fields } = presetFormOf(site)(preset);
  // A form of one step ignores all rules, which is another finding.
  if (steps.length < 2) return [];
  const names = fields.map(({ name }) => name);
  return (form.formSteps ?? []).flatMap(({ customRules }, step) =>
    (customRules?.skipRules ?? []).flatMap(({ key }, index): readonly RuleReport[] => {
      if (names.includes(key)) return [];
      const suggestion = didYouMean(key, names);
      const hint = suggestion === undefined ? '' : `; did you mean "${suggestion}"?`;
      const message = `the form "${preset}" has no field "${key}", so the rule has no effect${hint}`;
      const pointer = `/formSteps/${step}/customRules/skipRules/${index}/key`;
      return [{ pointer, message, suggestion }];
    }),
  );
}

/** Reports skip rules that lead where the form goes anyway, values that an earlier rule has, and rules by a field that a preset lacks. */
export const formSkipWithoutEffect = stepsRule(
  {
    id: 'form-skip-without-effect',
    description: 'Every skip rule skips a step, and every value belongs to one rule.',
    severity: 'warning',
    recommended: true,
  },
  (form, report, { site }) => {
    if (!isStepped(form)) {
      for (const each of rulesOfNoField(form, site)) report(each);
      return;
    }
    const { formSteps } = form;
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
