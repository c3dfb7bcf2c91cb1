import { isObject } from '@forecourt/json';

const ruleId = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

/** Stands for an entry that suppresses nothing; the others keep their pointers. */
const unusable = { rule: '', reason: '' };

/** Returns a suppression without a pointer that is none: it is for the whole file until the pointer is corrected. */
function draftSuppression(entry: unknown) {
  const { rule, pointer, file, ...rest } = isObject(entry) ? entry : { rule: entry };
  const isUsable = typeof rule === 'string' && ruleId.test(rule);
  if (!isUsable || !['undefined', 'string'].includes(typeof pointer)) return unusable;
  const isPointer = typeof pointer === 'string' && pointer.startsWith('/');
  return {
    ...rest,
    rule,
    ...(isPointer && { pointer }),
    ...(typeof file === 'string' && { file }),
  };
}

const isMeant = (name: string): boolean => /^lint[-_]?ignores?$/i.test(name);

/**
 * Returns what can be used of suppressions with errors, also under a misspelt name: the errors are
 * reported, and what is suppressed is not reported besides.
 */
export function draftSuppressions(holder: Readonly<Record<string, unknown>>) {
  const name = Object.hasOwn(holder, 'lintIgnore')
    ? 'lintIgnore'
    : Object.keys(holder).find(isMeant);
  const value = name === undefined ? undefined : holder[name];
  const entries: readonly unknown[] = Array.isArray(value) ? value : isObject(value) ? [value] : [];
  return entries.length === 0 ? undefined : entries.map(draftSuppression);
}
