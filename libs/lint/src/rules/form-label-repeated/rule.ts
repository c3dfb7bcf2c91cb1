import type { FormData, FormField } from '@forecourt/block-schemas';
import { inlineText } from '@forecourt/forms';
import { fieldsRule } from '../../rule-api/forms.ts';
import type { RuleReport } from '../../rule-api/rule.ts';

/** Types that ask nothing. */
const silent: ReadonlySet<FormField['type']> = new Set(['hidden', 'message']);

/** Words of a label, without a mark for required answers. */
const wordsOf = (label: string | undefined): string =>
  inlineText(label ?? '')
    .toLowerCase()
    .replace(/[\s:*]+/g, ' ')
    .trim();

type Fields = NonNullable<FormData['fields']>;

/** Returns the findings about fields that have the label of an earlier one on the same step. */
function repeatedLabels(fields: Fields, isStepped: boolean): readonly RuleReport[] {
  const seen = new Map<string, FormField>();
  return fields.flatMap((field, index): readonly RuleReport[] => {
    const words = wordsOf(field.label);
    if (words === '' || silent.has(field.type)) return [];
    const key = `${isStepped ? (field.stepKey ?? '') : ''}\n${words}`;
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, field);
    // Two fields of one name are reported as such.
    if (earlier === undefined || earlier.name === field.name) return [];
    const message = `"${earlier.name}" is asked for as "${inlineText(field.label!)}" already, so visitors take the two questions for one; give each its own label`;
    return [{ pointer: `/fields/${index}/label`, message }];
  });
}

/** Returns the findings about steps that have the heading of an earlier one. */
function repeatedHeadings(steps: NonNullable<FormData['formSteps']>): readonly RuleReport[] {
  const headings = steps.map(({ heading }) => wordsOf(heading));
  return headings.flatMap((words, index): readonly RuleReport[] => {
    if (words === '' || headings.indexOf(words) === index) return [];
    // A step that is a copy of an earlier one is reported for its key.
    if (steps[headings.indexOf(words)]!.key === steps[index]!.key) return [];
    const message = `an earlier step has the heading "${steps[index]!.heading!}" too, so the progress bar shows it twice; name each step for its questions`;
    return [{ pointer: `/formSteps/${index}/heading`, message }];
  });
}

/** Reports questions and steps of a form that have the label of an earlier one. */
export const formLabelRepeated = fieldsRule(
  {
    id: 'form-label-repeated',
    description: 'No two questions of a step, and no two steps, have the same label.',
    severity: 'warning',
    recommended: true,
  },
  ({ type, fields, formSteps = [] }, report) => {
    const isStepped = type === 'multi' && formSteps.length > 0;
    const headings = isStepped ? repeatedHeadings(formSteps) : [];
    for (const each of [...repeatedLabels(fields, isStepped), ...headings]) report(each);
  },
);
