import type { FieldDefinition, FormDefinition } from './definition.ts';
import { stepFields } from './flow.ts';
import { stepEdges } from './form-paths.ts';
import { laterTarget } from './step-graph.ts';
import { stepKey, type StepForm } from './steps.ts';

/** When a way is taken. Without an answer and a sign-in it is the way of everybody. */
export interface WayCondition {
  /** The field that decides, and what it holds. */
  readonly answer?: { readonly field: string; readonly values: readonly string[] };
  /** What no answer before leads elsewhere; `values` where these are known. */
  readonly otherwise?: { readonly values: readonly string[] };
  /** `yes`: only signed-in visitors with a phone; `no`: only all others. */
  readonly signedIn?: 'yes' | 'no';
}

/** A way of a form: from the start or a step, by its index, to a step, until it is sent or left. */
export interface FormWay {
  readonly from: number | 'start';
  readonly to: number | 'sent' | { readonly url: string };
  /** One of them is enough. */
  readonly conditions: readonly WayCondition[];
}

const isChoice = ({ control }: FieldDefinition) => control === 'radio' || control === 'select';

/** A definition as the data of a block, which is what the graph of steps reads. */
export const walkedForm = ({ steps, fields }: FormDefinition): StepForm => ({
  formSteps: steps,
  fields: fields.map(({ name, type, stepKey: key, required, options }) => ({
    ...{ name, type, stepKey: key, required },
    ...(options && { options: [...options] as [string, ...string[]] }),
  })),
});

/** Whether a step has anything to go on with: its button, or the buttons of a choice. */
export function hasWayOn(form: FormDefinition, index: number): boolean {
  const step = form.steps[index]!;
  const { hideButtons, choiceButtons } = step.customRules ?? {};
  if (choiceButtons)
    return stepFields(form, stepKey(step)).some(
      (field) => isChoice(field) && (field.options?.length ?? 0) > 0,
    );
  return hideButtons !== 'next' && hideButtons !== 'both';
}

/** Who lands on `to`, of those whose way leads to `target`: steps of authentication are passed over. */
function whoLands(
  { steps }: FormDefinition,
  target: number,
  to: number,
): Pick<WayCondition, 'signedIn'> {
  if (to !== target) return { signedIn: 'yes' };
  return steps[target]?.customRules?.skipAuthentication ? { signedIn: 'no' } : {};
}

/** Values that a step's conditions have claimed, by field: what is asked first wins. */
class Claims {
  readonly #taken = new Map<string, Set<string>>();

  /** Claims what is still free of some values, and returns it. */
  take(field: string, values: readonly string[]): readonly string[] {
    const taken = this.#taken.get(field) ?? new Set();
    const free = values.filter((value) => !taken.has(value));
    this.#taken.set(field, new Set([...taken, ...values]));
    return free;
  }

  /** The choices that are left over where one field alone decides; undefined where that is not known. */
  left(fields: readonly FieldDefinition[]): readonly string[] | undefined {
    const [name, more] = [...this.#taken.keys()];
    const field = fields.find((each) => each.name === name && isChoice(each));
    if (name === undefined || more !== undefined || !field?.options) return undefined;
    return field.options.filter((option) => !this.#taken.get(name)!.has(option.trim()));
  }

  /** Whether some required choice is claimed with all its options: nobody is left over. */
  leaveNobody(fields: readonly FieldDefinition[]): boolean {
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

/** The ways out of a step, in the order in which they are tried. */
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
        conditions: [{ answer, ...whoLands(form, target, to) }],
      }));
  });
  if (claims.leaveNobody(fields)) return [...exits, ...jumps];
  const otherwise = claims.isEmpty ? {} : { otherwise: { values: claims.left(fields) ?? [] } };
  const onwards = edges
    .filter((edge) => edge.rule === undefined)
    .map(({ to = steps.length }): FormWay => ({
      from,
      to: to < steps.length ? to : 'sent',
      conditions: [{ ...otherwise, ...whoLands(form, from + 1, to) }],
    }));
  return [...exits, ...jumps, ...onwards];
}

/** The ways into a form. One that passes over all its steps begins with the last. */
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

/** Ways between the same two places as one. */
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

/** Answers of one field that lead the same way as one condition. */
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
 * Every way of a form: into it, from step to step, out of it. Unlike `stepEdges` it knows what leads
 * off the site, what no answer takes since an earlier rule does, and steps without a button.
 */
export function formWays(form: FormDefinition): readonly FormWay[] {
  const walk = walkedForm(form);
  return merged([
    ...waysIn(form),
    ...form.steps.flatMap((_, index) => waysFrom(form, walk, index)),
  ]);
}

/** A path through a form: indexes of its steps, and where it ends. */
export interface FormPath {
  readonly steps: readonly number[];
  /** `stuck`: its last step has no way on. */
  readonly end: 'sent' | 'stuck' | { readonly url: string };
}

/** Every path along ways, made one at a time: their number can double with every step. */
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

/** Indexes of the steps that some visitor sees. Ways lead forwards, so one look at each is enough. */
export function stepsAlong(ways: readonly FormWay[]): ReadonlySet<number> {
  const seen = new Set<FormWay['from']>(['start']);
  for (const from of seen)
    for (const way of ways) if (way.from === from && typeof way.to === 'number') seen.add(way.to);
  return new Set([...seen].filter((each) => each !== 'start'));
}
