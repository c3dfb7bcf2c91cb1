import { didYouMean, errorFinding } from '@forecourt/block-schemas';
import { eachValueAt, scalarText } from '@forecourt/json';
import type { Finding } from '@forecourt/block-schemas';
import type { BlockPlace, AnnotatedText } from '@forecourt/block-schemas';

interface Step {
  readonly key?: unknown;
  readonly customStepKey?: unknown;
  readonly isCustom?: unknown;
}

/** Returns the name of a step: its key, or the custom key of a step that the editor added. */
const stepName = ({ key, customStepKey, isCustom }: Step): string =>
  scalarText(isCustom === true && customStepKey !== undefined ? customStepKey : key);

/** Fields of a form that does not list any. */
const defaultFields: readonly string[] = ['name', 'phone', 'email'];

/** A step of a form by the name that references use. */
export interface NamedStep {
  readonly name: string;
  readonly pointer: string;
}

/** Returns the steps of a block; none if it is not a form. */
export function stepsOf({ block, pointer }: BlockPlace): readonly NamedStep[] {
  if (!Object.hasOwn(block.data, 'formSteps')) return [];
  const steps: NamedStep[] = [];
  eachValueAt(block.data, ['formSteps', '*'], `${pointer}/data`, (step, at) => {
    if (typeof step === 'object' && step !== null)
      steps.push({ name: stepName(step), pointer: at });
  });
  return steps;
}

/**
 * Checks a reference to a step: the step exists and, for a skip rule's target, is a later one.
 * @param steps of the form.
 */
export function checkStepKey(
  { value, pointer }: AnnotatedText,
  steps: readonly NamedStep[],
): Finding | undefined {
  const target = steps.findIndex(({ name }) => name === value);
  if (target < 0) {
    const names = steps.map(({ name }) => name);
    const message =
      names.length === 0
        ? `the form has no steps, so none is called "${value}"`
        : `no step of the form is called "${value}"`;
    return errorFinding('missing-step', pointer, message, didYouMean(value, names));
  }
  const own = steps.findIndex((step) => pointer.startsWith(`${step.pointer}/`));
  if (own < 0 || target > own) return undefined;
  const message = `a skip rule can only jump ahead: "${value}" is not after "${steps[own]!.name}"`;
  return errorFinding('step-not-later', pointer, message);
}

/** Checks that step names are unique, and that rules use fields of the form. */
export function checkFormSteps(place: BlockPlace, steps: readonly NamedStep[]): Finding[] {
  const findings: Finding[] = [];
  const names = new Set<string>();
  for (const { name, pointer } of steps) {
    if (names.has(name))
      findings.push(
        errorFinding('duplicate-step', pointer, `two steps of the form are called "${name}"`),
      );
    names.add(name);
  }
  const fields: string[] = [];
  const { data } = place.block;
  const at = `${place.pointer}/data`;
  eachValueAt(data, ['fields', '*', 'name'], at, (name) => fields.push(scalarText(name)));
  const known = fields.length > 0 ? fields : [...defaultFields];
  const keys = ['formSteps', '*', 'customRules', 'skipRules', '*', 'key'];
  eachValueAt(data, keys, at, (key, pointer) => {
    if (known.includes(scalarText(key))) return;
    const message = `no field of the form is called "${scalarText(key)}"`;
    findings.push(
      errorFinding('missing-field', pointer, message, didYouMean(scalarText(key), known)),
    );
  });
  return findings;
}
