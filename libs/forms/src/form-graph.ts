import type { FieldDefinition, FormDefinition, FormWithoutNotices } from './definition.ts';
import { stepFields } from './flow.ts';
import { stepEdges } from './form-paths.ts';
import { laterTarget } from './step-graph.ts';
import { stepKey, type StepForm } from './steps.ts';

/** Condition of a way; without an answer and a sign-in it applies to everyone. */
export interface WayCondition {
  /** The deciding field and its values. */
  readonly answer?: { readonly field: string; readonly values: readonly string[] };
  /** The answers that no earlier condition claims; `values` where these are known. */
  readonly otherwise?: { readonly values: readonly string[] };
  /** `yes`: only signed-in visitors with a phone; `no`: only all others. */
  readonly signedIn?: 'yes' | 'no';
}

/** A way of a form: from the start or a step, by its index, to a step, the end, or another website. */
export interface FormWay {
  readonly from: number | 'start';
  readonly to: number | 'sent' | { readonly url: string };
  /** Alternatives: one of them is enough. */
  readonly conditions: readonly WayCondition[];
}

const isChoice = ({ control }: FieldDefinition) => control === 'radio' || control === 'select';

/** Returns a definition as the data of a block, which the graph of steps reads. */
export const walkedForm = ({ steps, fields }: FormWithoutNotices): StepForm => ({
  formSteps: steps,
  fields: fields.map(({ name, type, stepKey: key, required, options }) => ({
    ...{ name, type, stepKey: key, required },
    ...(options && { options: [...options] as [string, ...string[]] }),
  })),
});

/** Returns true if a step can be left forwards: by its button, or the buttons of a choice. */
export function hasWayOn(form: FormWithoutNotices, index: number): boolean {
  const step = form.steps[index]!;
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
    const [name, more] = [...this.#taken.keys()];
    const field = fields.find((each) => each.name === name && isChoice(each));
    if (name === undefined || more !== undefined || !field?.options) return undefined;
    return field.options.filter((option) => !this.#taken.get(name)!.has(option.trim()));
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
function waysFrom(form: FormDefinition, walk: StepForm, from: number): FormWay[] {
  if (!hasWayOn(form, from)) return [];
  const { steps } = form;
  const key = stepKey(steps[from]!);
  const fields = stepFields(form, key);
  const rules = steps[from]!.customRules?.skipRules ?? [];
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

/** Returns the ways into a form. If all its steps are skipped, it starts with the last. */
function waysIn(form: FormDefinition): FormWay[] {
  const auth = form.steps.map((step) => step.customRules?.skipAuthentication === true);
  const open = auth.indexOf(false);
  const last = open < 0 ? auth.length - 1 : open;
  if (last === 0) return [{ from: 'start', to: 0, conditions: [{}] }];
  return [
    { from: 'start', to: 0, conditions: [{ signedIn: 'no' }] },
    { from: 'start', to: last, conditions: [{ signedIn: 'yes' }] },
  ];
}

/** Merges ways between the same two steps. */
function merged(ways: readonly FormWay[]): readonly FormWay[] {
  const all = new Map<string, FormWay>();
  for (const way of ways) {
    const name = JSON.stringify([way.from, way.to]);
    const known = all.get(name);
    const conditions = [...(known?.conditions ?? []), ...way.conditions];
    all.set(name, { ...way, conditions: joined(conditions) });
  }
  return [...all.values()];
}

/** Joins conditions on the same field into one. */
function joined(conditions: readonly WayCondition[]): readonly WayCondition[] {
  const [first, ...rest] = conditions;
  if (!first || rest.length === 0) return conditions;
  const others = joined(rest);
  const same = others.find(
    ({ answer, signedIn }) =>
      answer && answer.field === first.answer?.field && signedIn === first.signedIn,
  );
  if (!same) return [first, ...others];
  const values = [...first.answer!.values, ...same.answer!.values];
  return [
    { ...first, answer: { ...first.answer!, values } },
    ...others.filter((each) => each !== same),
  ];
}

/**
 * Returns every way of a form: into it, from step to step, out of it. Unlike `stepEdges` it includes
 * links to other websites, leaves out what an earlier rule claims, and respects hidden buttons.
 */
export function formWays(form: FormDefinition): readonly FormWay[] {
  const walk = walkedForm(form);
  return merged([
    ...waysIn(form),
    ...form.steps.flatMap((_, index) => waysFrom(form, walk, index)),
  ]);
}

/** A path through a form: indexes of its steps, and its end. */
export interface FormPath {
  readonly steps: readonly number[];
  /** `stuck`: the last step has no way out. */
  readonly end: 'sent' | 'stuck' | { readonly url: string };
}

/** Generates every path along ways; their number can double with every step. */
export function* pathsAlong(ways: readonly FormWay[]): Generator<FormPath, void> {
  function* onFrom(steps: readonly number[]): Generator<FormPath, void> {
    const onwards = ways.filter(({ from }) => from === steps.at(-1));
    if (onwards.length === 0) yield { steps, end: 'stuck' };
    for (const { to } of onwards) {
      if (typeof to !== 'number') yield { steps, end: to };
      // Ways lead forwards; one that did not would make a path without an end.
      else if (!steps.includes(to)) yield* onFrom([...steps, to]);
    }
  }
  for (const { from, to } of ways)
    if (from === 'start' && typeof to === 'number') yield* onFrom([to]);
}

/** Returns the indexes of the steps that some visitor sees. Ways lead forwards, so one pass is enough. */
export function stepsAlong(ways: readonly FormWay[]): ReadonlySet<number> {
  const seen = new Set<FormWay['from']>(['start']);
  for (const from of seen)
    for (const way of ways) if (way.from === from && typeof way.to === 'number') seen.add(way.to);
  return new Set([...seen].filter((each) => each !== 'start'));
}
