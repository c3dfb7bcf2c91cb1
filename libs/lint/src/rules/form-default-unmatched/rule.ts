import { didYouMean, type Site } from '@forecourt/block-schemas';
import { foldText } from '@forecourt/domain';
import { statesOf } from '@forecourt/forms';
import { fieldsRule, isOnlyOption } from '../../rule-api/forms.ts';
import { regionOf } from '../../rule-api/region.ts';
import { defineRule, type RuleReport } from '../../rule-api/rule.ts';

/** Returns the report about a preselected option that is none; undefined if it is one. */
function unmatched(
  pointer: string,
  selected: string,
  options: readonly string[],
  isExact: boolean,
): RuleReport | undefined {
  if (options.includes(selected)) return undefined;
  const wanted = foldText(selected);
  if (!isExact && options.some((option) => foldText(option) === wanted)) return undefined;
  const suggestion = didYouMean(selected, options);
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  return {
    pointer,
    message: `"${selected}" is not one of the options, so none is preselected${suggestion ? `; did you mean "${suggestion}"?` : `; write one of them, or remove "${name}"`}`,
    suggestion,
  };
}

const ofFields = fieldsRule(
  {
    id: 'form-default-unmatched',
    description: 'Every preselected option is one of its field’s options.',
    severity: 'warning',
    recommended: true,
  },
  ({ fields }, report) => {
    for (const [index, { type, options, defaultSelected }] of fields.entries()) {
      if (defaultSelected === undefined || options === undefined || type === 'hidden') continue;
      // An only option is reported as such: the default may be the other one.
      if (isOnlyOption(fields[index]!)) continue;
      const pointer = `/fields/${index}/defaultSelected`;
      // A group of checkboxes compares exactly.
      const found = unmatched(pointer, defaultSelected, options, type === 'checkbox');
      if (found) report(found);
    }
  },
);

/** Returns the report about the state that all forms preselect. */
function unmatchedState(site: Site): RuleReport | undefined {
  const region = regionOf(site);
  const { defaultState, states = region && statesOf[region] } = site.settings?.forms ?? {};
  if (defaultState === undefined || states === undefined) return undefined;
  return unmatched('/settings/forms/defaultState', defaultState, states, false);
}

/** Reports preselected options that a field does not have, and a preselected state that is none. */
export const formDefaultUnmatched = defineRule({
  meta: ofFields.meta,
  create: (context) => ({
    ...ofFields.create(context),
    site: ({ site, report }) => {
      const found = unmatchedState(site);
      if (found) report(found);
    },
  }),
});
