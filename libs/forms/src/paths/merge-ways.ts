import type { FormWay, WayCondition } from './form-way.ts';

/** Merges ways between the same two steps. */
export function merged(ways: readonly FormWay[]): readonly FormWay[] {
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
  const { answer, signedIn } = first;
  const same = others.find(
    (each) => answer && each.answer?.field === answer.field && each.signedIn === signedIn,
  );
  if (!answer || !same?.answer) return [first, ...others];
  const values = [...answer.values, ...same.answer.values];
  return [{ ...first, answer: { ...answer, values } }, ...others.filter((each) => each !== same)];
}
