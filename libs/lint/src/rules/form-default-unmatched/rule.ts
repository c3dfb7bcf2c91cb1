import { didYouMean, type Site } from '@forecourt/block-schemas';
import { foldText } from '@forecourt/domain';
import { statesOf } from '@forecourt/forms';
import { isObject } from '@forecourt/json';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { fieldsRule, isOnlyOption } from '../../rule-api/forms.ts';
import { regionOf } from '../../rule-api/region.ts';
import { defineRule, type EndVisit, type RuleReport } from '../../rule-api/rule.ts';

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

/** State of a location, or the one that all forms preselect. */
type StateFact = { readonly of: 'location' | 'form'; readonly state: string };

const factOf = (of: StateFact['of'], state: string): StateFact => ({ of, state });

/** Reports a preselected state in which no location is, if all say where they are. */
function reportElsewhere({ notes, report }: EndVisit): void {
  const facts = notes.map(({ fact }) => fact as StateFact);
  const preselected = facts.find(({ of }) => of === 'form')?.state;
  const states = [...new Set(facts.flatMap(({ of, state }) => (of === 'location' ? state : [])))];
  const isThere = (state: string) => state === '' || foldText(state) === foldText(preselected!);
  if (preselected === undefined || states.length === 0 || states.some(isThere)) return;
  report('site.json', {
    pointer: '/settings/forms/defaultState',
    message: `forms preselect "${preselected}", but no location is there: ${states.join(', ')}; correct it, or remove "defaultState"`,
    suggestion: states.length === 1 ? states[0] : undefined,
  });
}

/** Reports preselected options that a field does not have, and a preselected state that is none or elsewhere. */
export const formDefaultUnmatched = defineRule({
  meta: ofFields.meta,
  create: (context) => ({
    ...ofFields.create(context),
    site: ({ site, report, note }) => {
      const found = unmatchedState(site);
      if (found) report(found);
      const state = site.settings?.forms?.defaultState;
      // The regions of New Zealand are not part of an address there.
      if (!found && state !== undefined && regionOf(site) === 'AU') note(factOf('form', state));
    },
    data: (visit) => {
      for (const { entry } of dataEntries(visit, 'locations')) {
        const { state } = isObject(entry.address) ? entry.address : {};
        visit.note(factOf('location', typeof state === 'string' ? state.trim() : ''));
      }
    },
    end: reportElsewhere,
  }),
});
