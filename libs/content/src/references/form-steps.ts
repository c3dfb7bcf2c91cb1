import { didYouMean, errorFinding } from '@forecourt/block-schemas';
import { eachValueAt, scalarText } from '@forecourt/json';
import type { Finding } from '@forecourt/block-schemas';
import type { LocatedBlock, AnnotatedText } from '@forecourt/block-schemas';

interface Step {
  readonly key?: unknown;
  readonly customStepKey?: unknown;
  readonly isCustom?: unknown;
}

/** Returns the member that names a step: its key, or the custom key of a step that the editor added. */
const namingMember = ({ customStepKey, isCustom }: Step): 'key' | 'customStepKey' =>
  isCustom === true && customStepKey !== undefined ? 'customStepKey' : 'key';

/** A step of a form by the name that references use. */
export interface NamedStep {
  readonly name: string;
  readonly pointer: string;
  /** Pointer of the name. */
  readonly keyPointer: string;
}

const none: readonly NamedStep[] = [];

/** True for a form with fields of its own; another has the fields and steps of a preset. */
export const hasOwnFields = ({ block }: LocatedBlock): boolean => {
  const { fields } = block.data as { readonly fields?: unknown };
  return Array.isArray(fields) && fields.length > 0;
};

/** Returns the steps of a block; none if it is not a form. */
export function stepsOf({ block, pointer }: LocatedBlock): readonly NamedStep[] {
  if (!Object.hasOwn(block.data, 'formSteps')) return none;
  const steps: NamedStep[] = [];
  eachValueAt(block.data, ['formSteps', '*'], `${pointer}/data`, (step, at) => {
    if (typeof step !== 'object' || step === null) return;
    const member = namingMember(step);
    const name = scalarText((step as Step)[member]);
    steps.push({ name, pointer: at, keyPointer: `${at}/${member}` });
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
    return errorFinding('form-step-target-missing', pointer, message, didYouMean(value, names));
  }
  const own = steps.findIndex((step) => pointer.startsWith(`${step.pointer}/`));
  const ownStep = steps[own];
  if (ownStep === undefined || target > own) return undefined;
  const message = `a skip rule can only jump ahead: "${value}" is not after "${ownStep.name}"`;
  return errorFinding('form-step-target-backward', pointer, message);
}

/** Checks that step names are unique, and that skip rules use fields that are asked by then. */
export function checkFormSteps(located: LocatedBlock, steps: readonly NamedStep[]): Finding[] {
  const findings: Finding[] = [];
  const names = new Set<string>();
  for (const { name, keyPointer } of steps) {
    if (names.has(name))
      findings.push(
        errorFinding(
          'form-step-repeated',
          keyPointer,
          `an earlier step has the key "${name}" too, so fields and rules never refer to this one; give it another key`,
        ),
      );
    names.add(name);
  }
  return hasOwnFields(located) ? [...findings, ...checkSkipFields(located, steps)] : findings;
}

interface Field {
  readonly name?: unknown;
  readonly type?: unknown;
  readonly stepKey?: unknown;
}

/** Checks that the field of every skip rule is asked on the rule's step or an earlier one. */
function checkSkipFields({ block, pointer }: LocatedBlock, steps: readonly NamedStep[]): Finding[] {
  const findings: Finding[] = [];
  const at = `${pointer}/data`;
  /** Index of the first step that asks for a field, by its name. */
  const askedOn = new Map<string, number>();
  eachValueAt(block.data, ['fields', '*'], at, (value) => {
    const { name, type, stepKey } = (value ?? {}) as Field;
    const step = steps.findIndex((each) => each.name === stepKey);
    // The value of a hidden field does not depend on a step.
    const index = stepKey === undefined || type === 'hidden' ? 0 : step;
    const known = askedOn.get(scalarText(name)) ?? Infinity;
    askedOn.set(scalarText(name), Math.min(known, index));
  });
  const keys = ['formSteps', '*', 'customRules', 'skipRules', '*', 'key'];
  eachValueAt(block.data, keys, at, (value, keyPointer) => {
    const key = scalarText(value);
    const asked = askedOn.get(key);
    const own = steps.findIndex((step) => keyPointer.startsWith(`${step.pointer}/`));
    if (asked === undefined) {
      const message = `no field of the form is called "${key}"`;
      const suggestion = didYouMean(key, [...askedOn.keys()]);
      findings.push(errorFinding('missing-field', keyPointer, message, suggestion));
    } else if (asked > own) {
      const message = `the field "${key}" is asked on a later step, "${steps[asked]!.name}", so the rule has no effect; name a field of this step or an earlier one`;
      findings.push(errorFinding('missing-field', keyPointer, message));
    }
  });
  return findings;
}
