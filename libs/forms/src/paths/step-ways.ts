import type { FieldDefinition, FormDefinition, FormWithoutNotices } from '../definition.ts';
import { stepFields } from './flow.ts';
import { stepEdges } from './form-paths.ts';
import type { FormWay, WayCondition } from './form-way.ts';
import { laterTarget } from './step-graph.ts';
import { stepAt, stepKey, type StepForm } from '../steps.ts';

const isChoice = ({ control }: FieldDefinition) => control === 'radio' || control === 'select';

/** Returns true if a step can be left forwards: by its button, or the buttons of a choice. */
export function hasWayOn(form: FormWithoutNotices, index: number): boolean {
  const step = stepAt(form.steps, index);
  const { hideButtons, choiceButtons } = step.customRules ?? {};
  if (choiceButtons)
    return stepFields(form, stepKey(step)).some(
      (field) => isChoice(field) && (field.options?.length ?? 0) > 0,
    );
  return hideButtons !== 'next' && hideButtons !== 'both';
}

/** Returns who reaches `to` by a way to `target`: signed-in visitors skip authentication steps. */
function signInFor(
  { steps }: FormDefinition,
  target: number,
  to: number,
): Pick<WayCondition, 'signedIn'> {
  if (to !== target) return { signedIn: 'yes' };
  return steps[target]?.customRules?.skipAuthentication ? { signedIn: 'no' } : {};
}

/** Values that a step's conditions have claimed, by field: the first condition wins. */
class Claims {
  readonly #taken = new Map<string, Set<string>>();

  /** Claims the free ones of some values, and returns them. */
  take(field: string, values: readonly string[]): readonly string[] {
    const taken = this.#taken.get(field) ?? new Set();
    const free = values.filter((value) => !taken.has(value));
    this.#taken.set(field, new Set([...taken, ...values]));
    return free;
  }

  /** Returns the unclaimed options if one field alone decides; else undefined. */
  left(fields: readonly FieldDefinition[]): readonly string[] | undefined {
    const [claim, more] = this.#taken;
    if (claim === undefined || more !== undefined) return undefined;
    const [name, taken] = claim;
    const field = fields.find((each) => each.name === name && isChoice(each));
    return field?.options?.filter((option) => !taken.has(option.trim()));
  }

  /** Returns true if all options of some required choice are claimed. */
  areExhaustive(fields: readonly FieldDefinition[]): boolean {
    return fields.some((field) => {
      const taken = this.#taken.get(field.name);
      return (
        isChoice(field) &&
        field.required &&
        taken !== undefined &&
        field.options?.every((option) => taken.has(option.trim())) === true
      );
    });
  }

  get isEmpty(): boolean {
    return this.#taken.size === 0;
  }
}

/** Returns the ways out of a step, in the order of evaluation. */
export function waysFrom(form: FormDefinition, walk: StepForm, from: number): FormWay[] {
  if (!hasWayOn(form, from)) return [];
  const { steps } = form;
  const step = stepAt(steps, from);
  const key = stepKey(step);
  const fields = stepFields(form, key);
  const rules = step.customRules?.skipRules ?? [];
  const claims = new Claims();
  const exits = form.exits
    .filter((exit) => exit.step === key)
    .flatMap(({ field, value, url }): FormWay[] => {
      const values = claims.take(field, [value]);
      return values.length === 0
        ? []
        : [{ from, to: { url }, conditions: [{ answer: { field, values } }] }];
    });
  const edges = stepEdges(walk, from);
  const jumps = rules.flatMap((rule, index): FormWay[] => {
    const target = laterTarget(steps, from, rule);
    if (target === undefined) return [];
    const values = claims.take(rule.key, rule.values);
    if (values.length === 0) return [];
    const answer = { field: rule.key, values };
    return edges
      .filter((edge) => edge.rule === index)
      .map(({ to = steps.length }) => ({
        from,
        to: to < steps.length ? to : 'sent',
        conditions: [{ answer, ...signInFor(form, target, to) }],
      }));
  });
  if (claims.areExhaustive(fields)) return [...exits, ...jumps];
  const otherwise = claims.isEmpty ? {} : { otherwise: { values: claims.left(fields) ?? [] } };
  const onwards = edges
    .filter((edge) => edge.rule === undefined)
    .map(({ to = steps.length }): FormWay => ({
      from,
      to: to < steps.length ? to : 'sent',
      conditions: [{ ...otherwise, ...signInFor(form, from + 1, to) }],
    }));
  return [...exits, ...jumps, ...onwards];
}
