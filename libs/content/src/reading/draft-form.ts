import { isFormBlock } from '@forecourt/block-schemas';
import type { AnyBlock, Finding, FormField, LintRules } from '@forecourt/block-schemas';
import { resolvePointer } from '@forecourt/json';

/** Part of a form's structure that findings about its other parts depend on. */
type FormPart = 'kind' | 'steps' | 'fields' | 'rules';

/** Parts of the structure that an invalid value belongs to, by the value's pointer. */
const partsByPointer: readonly (readonly [pointers: RegExp, parts: readonly FormPart[]])[] = [
  [/^\/data\/(?:type|category|preset)$/, ['kind']],
  [/^\/data\/formSteps$/, ['kind', 'steps']],
  [/^\/data\/formSteps\/\d+(?:\/(?:key|customStepKey|isCustom))?$/, ['steps']],
  [/^\/data\/formSteps\/\d+\/customRules(?:\/|$)/, ['rules']],
  [/^\/data\/fields$/, ['kind', 'fields']],
  [/^\/data\/fields\/\d+(?:\/(?:name|type|stepKey))?$/, ['fields']],
  [/^\/data\/fields\/\d+\/options(?:\/|$)/, ['rules']],
];

const anyPart: readonly FormPart[] = ['kind', 'steps', 'fields', 'rules'];

/** Parts that findings depend on, by rule. Findings of other rules depend on the value that they are about. */
const partsByRule: Readonly<Record<string, readonly FormPart[]>> = {
  ...({
    'form-contact-missing': anyPart,
    'form-field-repeated': anyPart,
    'form-partial-lead-never-sent': anyPart,
    'form-step-dead-end': anyPart,
    'form-step-empty': anyPart,
    'form-step-unreachable': anyPart,
    'form-step-target-missing': ['steps'],
    'form-steps-contradict-type': ['kind'],
  } satisfies Partial<Record<keyof LintRules, readonly FormPart[]>>),
  'missing-field': ['fields'],
};

/** True if an earlier field on the same step has the name at a pointer, `/data/fields/2/name`. */
function isRepeatedOnStep(block: unknown, pointer: string): boolean {
  const index = Number(/^\/data\/fields\/(\d+)\/name$/.exec(pointer)?.[1]);
  const fields = resolvePointer(block, '/data/fields') as readonly FormField[];
  const { name, stepKey } = fields[index] ?? {};
  return fields.slice(0, index).some((each) => each.name === name && each.stepKey === stepKey);
}

/** Returns the parts of the structure that a finding of a rule depends on. */
function partsOf(block: unknown, { rule, pointer, property }: Finding): readonly FormPart[] {
  if (rule === 'form-contact-missing' && property === 'fields') return ['kind', 'fields'];
  if (rule === 'form-field-repeated' && isRepeatedOnStep(block, pointer)) return [];
  return partsByRule[rule] ?? [];
}

/**
 * Returns a test for findings about a block that may follow from invalid parts of a form's structure.
 * @param block the block without its invalid values. @param invalid pointers of these, from the block.
 */
export function followsFromStructure(
  block: unknown,
  invalid: readonly string[],
): (finding: Finding) => boolean {
  if (!isFormBlock(block as AnyBlock)) return () => false;
  const parts = new Set(
    partsByPointer.flatMap(([pointers, parts]) =>
      invalid.some((pointer) => pointers.test(pointer)) ? parts : [],
    ),
  );
  return (finding) => parts.size > 0 && partsOf(block, finding).some((part) => parts.has(part));
}

/** Returns true for the pointer of a step's key in a form. */
export const isStepKey = (block: unknown, pointer: string): boolean =>
  isFormBlock(block as AnyBlock) && /^\/data\/formSteps\/\d+\/key$/.test(pointer);

/** Returns the members of that name of an array's objects. */
const membersOf = (list: unknown, name: string): unknown[] =>
  Array.isArray(list)
    ? list.map((entry) => (entry as Readonly<Record<string, unknown>> | null)?.[name])
    : [];

/** Returns a valid entry to replace an invalid field or step, so that the others keep their pointers. */
export function formEntry(block: unknown, list: string, index: number): object | undefined {
  if (!isFormBlock(block as AnyBlock)) return undefined;
  const { fields, formSteps } = (block as AnyBlock).data;
  const name = `unchecked-${index}`;
  if (list === '/data/fields') return { name, type: 'message', label: '-' };
  if (list !== '/data/formSteps') return undefined;
  // Probably the step of the fields that are on no other step.
  const keys = new Set([...membersOf(formSteps, 'key'), ...membersOf(formSteps, 'customStepKey')]);
  const key = membersOf(fields, 'stepKey').find((each) => !keys.has(each));
  return { key: typeof key === 'string' ? key : name };
}
