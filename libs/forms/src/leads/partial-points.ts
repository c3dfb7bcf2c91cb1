import type { FieldDefinition, FormDefinition } from '../definition.ts';
import { stepFields } from '../paths/flow.ts';
import type { FormWay } from '../paths/form-way.ts';
import { skipsPhone } from './lead-fields.ts';
import { stepAt, stepKey } from '../steps.ts';

/**
 * When a step sends the unfinished lead (FRM-6): `always` if every visitor has given a name and an
 * email address or phone by then, `sometimes` if some have, else `never`; also `never` on a last step
 * and by a step's own setting.
 */
export type PartialPoint = 'always' | 'sometimes' | 'never';

/** Certainty of an answer: 0 for not asked, 1 for asked, 2 for required. */
type Given = 0 | 1 | 2;
type Known = readonly [name: Given, contact: Given];

const names = ['name', 'first_name'];
const contacts = ['email', 'phone'];

function givenBy(fields: readonly FieldDefinition[], wanted: readonly string[]): Given {
  const asked = fields.filter(
    ({ name, control }) => wanted.includes(name) && control !== 'message',
  );
  if (asked.length === 0) return 0;
  return asked.some(({ required }) => required) ? 2 : 1;
}

/** Returns the details known at the start: signed-in visitors' phone, if the form skips its question. */
const startsOf = (form: FormDefinition): readonly Known[] =>
  skipsPhone(form)
    ? [
        [0, 0],
        [0, 1],
      ]
    : [[0, 0]];

/** Returns, for each step by index, when it sends the unfinished lead. @param ways of `formWays` */
export function partialPoints(
  form: FormDefinition,
  ways: readonly FormWay[],
): readonly PartialPoint[] {
  const known = form.steps.map(() => new Map<string, Known>());
  const arrive = (to: number, before: Known) => {
    const fields = stepFields(form, stepKey(stepAt(form.steps, to)));
    const name = Math.max(before[0], givenBy(fields, names)) as Given;
    const contact = Math.max(before[1], givenBy(fields, contacts)) as Given;
    known[to]!.set(`${name} ${contact}`, [name, contact]);
  };
  for (const { from, to } of ways)
    if (from === 'start' && typeof to === 'number')
      for (const known of startsOf(form)) arrive(to, known);
  // Ways lead forwards: what comes to a step is complete before it goes on.
  for (const [index, here] of known.entries())
    for (const { from, to } of ways)
      if (from === index && typeof to === 'number')
        for (const one of here.values()) arrive(to, one);
  return form.steps.map((step, index): PartialPoint => {
    const goesOn = ways.some(({ from, to }) => from === index && typeof to === 'number');
    if (step.customRules?.skipSend || !goesOn) return 'never';
    const least = [...known[index]!.values()].map((each) => Math.min(...each));
    if (least.length === 0 || least.every((each) => each === 0)) return 'never';
    return least.every((each) => each === 2) ? 'always' : 'sometimes';
  });
}
